import { hrefTo } from '../../i18n/links.ts'
import type { NearView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { NearMap } from './near-map.tsx'

/** Offer to list events nearby. The home page is cached for all readers, so their list is a page of its own. */
function NearOffer() {
  return (
    <div className="near-ask">
      <p>{m.near_ask()}</p>
      <a
        className="btn btn-line"
        href={`${hrefTo({ to: 'home' })}?near=me#near`}
        rel="nofollow"
        data-reload=""
      >
        {m.near_show()}
      </a>
    </div>
  )
}

/** The nearest events, in order of date. */
function NearList({ near }: { near: NearView }) {
  if (near.cards.length === 0) return <p>{near.located ? m.sport_none() : m.near_unknown()}</p>
  return (
    <div className="near">
      <NearMap near={near} />
      <div>
        <ol className="nlist tt" data-list="near">
          {near.cards.map((card) => (
            <li key={`${card.permalink}/${card.bib.date}`}>
              <TimetableRow card={card} />
            </li>
          ))}
        </ol>
        <p className="plate-c">{m.near_roughly()}</p>
      </div>
    </div>
  )
}

/** Events near the reader, or the offer to list them. */
export function NearYou({ near }: { near: NearView | null }) {
  const link =
    near === null || near.cards.length === 0
      ? undefined
      : { path: near.path, text: m.sport_see_all() }
  return (
    <PageSection id="near" heading={m.near_heading()} link={link}>
      {near === null ? <NearOffer /> : <NearList near={near} />}
    </PageSection>
  )
}
