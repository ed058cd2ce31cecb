import { sportMessages } from '../../../i18n/code-messages.ts'
import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { PageSection } from '../../../ui/page-section.tsx'
import { BibCard } from '../../event-card/bib-card.tsx'

function reasonText({ weekend, sport, distance }: EventView['similar'][number]['reason']): string {
  if (weekend)
    return sport ? m.similar_weekend_sport({ distance }) : m.similar_weekend({ distance })
  return sport ? m.similar_sport({ distance }) : m.similar_near({ distance })
}

/** Cards of similar events, each with the reason. */
export function Similar({ event }: { event: EventView }) {
  if (event.similar.length === 0) return null
  return (
    <PageSection
      heading={m.similar_heading()}
      link={{
        path: event.sportPath,
        text: event.sport === null ? m.sport_unknown() : sportMessages[event.sport](),
      }}
    >
      <div className="cards scroll six" data-list="similar">
        {event.similar.map(({ card, reason }) => (
          <BibCard key={card.permalink} card={card} note={reasonText(reason)} />
        ))}
      </div>
      <Comparisons event={event} />
    </PageSection>
  )
}

/** Comparisons shown; each event has those of others at its own page. */
const most = 2

/** Links to comparisons with the nearest of the similar events. */
function Comparisons({ event }: { event: EventView }) {
  const found = event.similar.flatMap(({ card, compare }) =>
    compare === undefined ? [] : [{ ...card, compare }],
  )
  if (found.length === 0) return null
  return (
    <p className="rowx s">
      {m.compare_with()}
      {found.slice(0, most).map(({ compare, name, nameLang }) => (
        <a
          className="link"
          href={compare}
          lang={nameLang ?? undefined}

          key={compare}
        >
          {name}
        </a>
      ))}
    </p>
  )
}
