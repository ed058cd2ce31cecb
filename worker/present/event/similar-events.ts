import { wayOff } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import { obstacleBetween } from '../../../src/model/event/compared-bars.ts'
import { daysBetween } from '../../../src/model/values/dates.ts'
import type { EventView } from '../../../src/model/views.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { drawingLegs, editionCard } from '../cards/edition-card.ts'

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

/** Path of the comparison of the main races; absent if they have no scale in common. */
function comparison(
  { event, races }: EventFacts,
  card: EventFacts['similar'][number],
  { locale }: Reader,
) {
  const [main, other] = [races, card.races].map((each) =>
    each.find(({ metres }) => metres !== null),
  )
  const legs = [main, other].map((race) => drawingLegs(race?.legs ?? []))
  const [first = [], second = []] = legs
  return obstacleBetween(first, second) === null
    ? { compare: pathOf({ to: 'compare', pair: [event.permalink, card.permalink] }, locale) }
    : {}
}

/** Similar events as cards, each with the reason why it is one. */
export const presentSimilar = (facts: EventFacts, reader: Reader): EventView['similar'] =>
  facts.similar.map((card) => ({
    card: editionCard(card, reader),
    reason: similarReason(facts, card, reader),
    ...comparison(facts, card, reader),
  }))
