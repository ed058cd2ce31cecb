import { racesText } from '../../i18n/counts.ts'
import type { SaleView } from '../../model/views.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { OfferRow } from './offer-row.tsx'

/** Races whose price was lowered, with their number. */
export function Offers({ view: { lowered, races } }: { view: SaleView }) {
  return (
    <>
      <p className="s muted">{racesText(races)}</p>
      <div data-list="sale">
        {lowered.map((offer) => (
          <OfferRow key={`${offer.card.permalink}/${offer.race}`} offer={offer} />
        ))}
      </div>
    </>
  )
}

/** Editions with something that ends soon; nothing without any. */
export function Soon({ heading, entries }: { heading: string; entries: SaleView['rising'] }) {
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
