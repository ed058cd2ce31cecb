import type { SaleView } from '../../model/views.ts'
import { racesText } from '../../i18n/counts.ts'
import { m } from '../../paraglide/messages.js'
import { PageSection } from '../../ui/page-section.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { DayBars } from './day-bars.tsx'
import { OfferRow } from './offer-row.tsx'

/** Races whose price was lowered, each with the 30 days before; without any, the page says so. */
export function SalePage({ view }: { view: SaleView }) {
  const { lowered, rising, closing } = view
  return (
    <>
      {lowered.length === 0 ? <NothingLowered view={view} /> : <Lowered view={view} />}
      <Soon heading={m.sale_rising()} entries={rising} />
      <Soon heading={m.sale_closing()} entries={closing} />
    </>
  )
}

function Lowered({ view: { lowered, races } }: { view: SaleView }) {
  return (
    <div className="wrap sale">
      <h1>{m.sale_lowered()}</h1>
      <p className="lead-t">{m.sale_rule()}</p>
      <p className="s muted">{racesText(races)}</p>
      <div data-list="sale">
        {lowered.map((offer) => (
          <OfferRow key={`${offer.card.permalink}/${offer.race}`} offer={offer} />
        ))}
      </div>
    </div>
  )
}

/** Heights of a drawing without prices. */
const unknown = { days: Array.from({ length: 30 }, () => 62), low: 0, now: 62 }

function NothingLowered({ view: { calendarPath } }: { view: SaleView }) {
  return (
    <div className="wrap sale sale-none">
      <div>
        <h1>{m.sale_none()}</h1>
        <p className="lead-t">{m.sale_none_text()}</p>
        <p>
          <a className="btn" href={calendarPath}>
            {m.error_calendar()}
          </a>
        </p>
      </div>
      <DayBars {...unknown} isEmpty />
    </div>
  )
}

function Soon({ heading, entries }: { heading: string; entries: SaleView['rising'] }) {
  if (entries.length === 0) return null
  return (
    <PageSection heading={heading}>
      <div className="tt" data-list="sale">
        {entries.map(({ card, note }) => (
          <TimetableRow key={`${card.permalink}/${card.bib.date}`} card={card} wait={note} />
        ))}
      </div>
    </PageSection>
  )
}
