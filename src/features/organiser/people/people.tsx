import { AsyncContent } from '../../member-area/async-content.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { PeopleCard } from './people-card.tsx'
import { usePeople } from './use-people.ts'

/** People of all organisations that the member represents. */
export function People() {
  const { data, load, ...acts } = usePeople()
  return (
    <AsyncContent data={data} skeleton={<CardSkeleton lines={[3]} />} onRetry={load}>
      {({ organisations }) =>
        organisations.map((organisation) => (
          <PeopleCard key={organisation.permalink} organisation={organisation} {...acts} />
        ))
      }
    </AsyncContent>
  )
}
