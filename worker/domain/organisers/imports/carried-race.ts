import type { LegFacts, RaceFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { isSameLength } from './match-entries.ts'

/** A discipline of the next edition: what was measured on the former course is true as long as it has the same length. */
function carriedLeg(leg: LegFacts, former: LegFacts | undefined): LegFacts {
  if (former === undefined) return leg
  const isUnstated = leg.distance === null
  const isSame = isSameLength(leg.distance, leg.unit, former.distance, former.unit)
  if (!isUnstated && !isSame) return leg
  const { key, sport, gain, gainUnit } = leg
  return {
    ...former,
    key,
    sport,
    ...(gain === null ? {} : { gain, gainUnit }),
  }
}

/** A race of the next edition with what a list does not state, but not with prices and the day of the former. */
export function carriedRace(race: RaceFacts, former: RaceFacts): RaceFacts {
  const [leg] = race.legs
  const [formerLeg, ...more] = former.legs
  const legs =
    more.length > 0
      ? former.legs.map((each, index) => ({ ...each, key: `n${index + 1}` }))
      : leg === undefined
        ? []
        : [carriedLeg(leg, formerLeg)]
  const isSameCourse = isSameLength(
    legs[0]?.distance ?? null,
    legs[0]?.unit ?? null,
    formerLeg?.distance ?? null,
    formerLeg?.unit ?? null,
  )
  return {
    ...former,
    key: race.key,
    name: race.name,
    sport: race.sport,
    date: race.date,
    startTime: race.startTime ?? former.startTime,
    soldOut: false,
    legs,
    prices: race.prices,
    course: isSameCourse ? former.course : null,
  }
}
