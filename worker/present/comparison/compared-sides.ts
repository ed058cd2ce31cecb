import {
  comparedBars,
  comparedStep,
  obstacleBetween,
  type ComparedLeg,
} from '../../../src/model/event/compared-bars.ts'
import { isDrawnAsProfile } from '../../../src/model/event/profile-bars.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import { drawingLegs } from '../cards/edition-card.ts'

/** One side of a comparison: an event and its main race with its bars. */
export interface Side {
  facts: EventFacts
  race: RaceRow
  km: number
  legs: ComparedLeg[]
}

/** The first race of an event, as its organiser lists them, whose length is known. */
function mainRace(facts: EventFacts) {
  const race = facts.races.find(({ metres }) => metres !== null)
  if (!race?.metres) throw new DomainError('not-comparable', 'length')
  const km = race.metres / 1000
  const legs = drawingLegs(race.legs)
  const profile = isDrawnAsProfile(legs) ? race.profile : null
  return { race, km, drawn: { seed: facts.event.permalink, km, legs, profile } }
}

/**
 * Both sides with their bars on one scale: its kilometres, those of a bar, and the number of bars.
 * @throws DomainError 'not-comparable' with the obstacle
 */
export function comparedSides(first: EventFacts, second: EventFacts) {
  const [one, other] = [mainRace(first), mainRace(second)]
  const obstacle = obstacleBetween(one.drawn.legs, other.drawn.legs)
  if (obstacle !== null) throw new DomainError('not-comparable', obstacle)
  const km = Math.max(one.km, other.km)
  const step = comparedStep(km)
  const [legs, otherLegs] = comparedBars(one.drawn, other.drawn, step)
  const sides: [Side, Side] = [
    { facts: first, race: one.race, km: one.km, legs },
    { facts: second, race: other.race, km: other.km, legs: otherLegs },
  ]
  return { km, step, bars: Math.max(1, Math.round(km / step)), sides }
}
