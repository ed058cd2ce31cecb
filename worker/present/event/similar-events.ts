import { wayOff } from '../../../src/i18n/lengths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import { daysBetween } from '../../../src/model/values/dates.ts'
import type { EventView } from '../../../src/model/views.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { editionCard } from '../cards/edition-card.ts'
import { linkToComparison } from '../cards/comparison-link.ts'

/** Days between the ends of a long weekend: Friday and Monday. */
const weekendDays = 3

function similarReason(facts: EventFacts, card: EventFacts['similar'][number], reader: Reader) {
  const km = greatCircleKm(facts.event, card)
  return {
    weekend: Math.abs(daysBetween(facts.edition.date, card.date)) <= weekendDays,
    sport: card.sport === facts.edition.sport,
    distance: wayOff(km, reader),
  }
}

/** Similar events as cards, each with the reason why it is one. */
export const presentSimilar = (facts: EventFacts, reader: Reader): EventView['similar'] =>
  facts.similar.map((card) => {
    const { permalink, name } = facts.event
    const link = linkToComparison({ permalink, name, races: facts.races }, card, reader.locale)
    return {
      card: editionCard(card, reader),
      reason: similarReason(facts, card, reader),
      ...(link === null ? {} : { compare: link.path }),
    }
  })
