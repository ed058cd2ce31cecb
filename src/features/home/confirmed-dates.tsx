import { eventsText } from '../../i18n/counts.ts'
import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Tick } from '../event-card/date-tile.tsx'
import { DateEntry } from './date-entry.tsx'
import { PageSection } from '../../ui/page-section.tsx'

/** Events of most weight whose organisers have announced the date; phones show the first six. */
export function ConfirmedDates({ confirmed }: Pick<HomeView, 'confirmed'>) {
  if (confirmed.cards.length === 0) return null
  return (
    <PageSection
      heading={m.confirmed_heading()}
      link={{ path: confirmed.path, text: eventsText(confirmed.events) }}
    >
      <div className="conf" data-list="confirmed">
        {confirmed.cards.map((card) => (
          <DateEntry
            key={card.permalink}
            card={card}
            date={card.bib.date}
            day={card.bib.day}
            note={card.bib.to === null ? card.bib.month : card.bib.full}
            mark={<Tick />}
          />
        ))}
      </div>
    </PageSection>
  )
}
