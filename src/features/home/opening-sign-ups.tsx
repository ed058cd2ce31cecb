import { eventsText } from '../../i18n/counts.ts'
import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { DateEntry } from './date-entry.tsx'
import { PageSection } from '../../ui/page-section.tsx'

/** Sign-ups that have not opened, by their first day. */
export function OpeningSignUps({ opening }: Pick<HomeView, 'opening'>) {
  if (opening.cards.length === 0) return null
  return (
    <PageSection
      heading={m.opening_heading()}
      link={{ path: opening.path, text: eventsText(opening.events) }}
    >
      <div className="conf" data-list="opening">
        {opening.cards.map(({ card, opens, opensDay, opensOn }) => (
          <DateEntry
            key={card.permalink}
            card={card}
            date={opens}
            day={opensDay}
            note={m.panel_opens({ date: opensOn })}
          />
        ))}
      </div>
    </PageSection>
  )
}
