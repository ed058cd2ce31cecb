import type { LegFacts, RaceFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { toMinor } from '../../../../src/model/money/minor-units.ts'
import { sportCodes } from '../../../../src/model/event/sports.ts'
import type { DistanceUnit } from '../../../../src/model/values/units.ts'
import type { LegInput } from '../events/event-input.ts'
import { lengthsOfLeg, lengthsOfRace } from '../races/leg-lengths.ts'
import { activityColumns } from '../races/race-rows.ts'
import type { FactRows, RowContext } from './fact-rows.ts'
import { required } from './required.ts'

interface RaceOfFacts {
  editionId: number
  ordinal: number
  race: RaceFacts
}

/** Adds the rows of a race, its legs and its prices. */
export function raceRowsOf(
  rows: FactRows,
  { editionId, ordinal, race }: RaceOfFacts,
  { euro }: RowContext,
): void {
  const raceId = Number(race.key)
  const legs = race.legs.map((facts) => {
    const leg = legInput(facts)
    return { key: facts.key, leg, lengths: lengthsOfLeg(leg) }
  })
  rows.race.push({
    id: raceId,
    editionId,
    ordinal,
    sport: sportCodes[required(race.sport, 'sport')],
    name: required(race.name, 'name'),
    names: JSON.stringify(race.names),
    acronym: race.acronym,
    date: race.date,
    startTime: race.startTime,
    venue: race.venue,
    minTeamMembers: race.minTeamMembers,
    maxTeamMembers: race.maxTeamMembers,
    minimumAge: race.minimumAge,
    maxAge: race.maxAge,
    maxParticipants: race.maxParticipants,
    ...lengthsOfRace(legs.map(({ lengths }) => lengths)),
    profile: race.course === null ? null : JSON.stringify(race.course.profile),
    soldOut: race.soldOut,
  })
  for (const [index, { key, leg, lengths }] of legs.entries())
    rows.activity.push({
      id: Number(key),
      raceId,
      ordinal: index,
      ...activityColumns(leg, lengths),
    })
  for (const { key, validFrom, validUntil, ...price } of race.prices) {
    const amount = required(price.amount, 'amount')
    const currency = required(price.currency, 'currency')
    const id = Number(key)
    const amountEur = euro(amount, currency)
    const minor = toMinor(amount, currency)
    const minorEur = toMinor(amountEur, 'EUR')
    const amounts = { minor, currency, minorEur, amount, amountEur }
    rows.ticket_price.push({ id, raceId, ...amounts, validFrom, validUntil })
  }
}

/** Facts of a leg in the shape of the catalogue; absent keys are unknown. */
function legInput(leg: LegFacts): LegInput {
  return {
    sport: required(leg.sport, 'sport'),
    ...(leg.distance === null || leg.unit === null
      ? {}
      : { distance: leg.distance, unit: leg.unit }),
    ...elevation('gain', leg.gain, leg.gainUnit),
    ...elevation('drop', leg.drop, leg.dropUnit),
    ...elevation('max', leg.highest, leg.highestUnit),
    ...elevation('min', leg.lowest, leg.lowestUnit),
  }
}

const elevation = (
  name: 'gain' | 'drop' | 'max' | 'min',
  value: number | null,
  unit: DistanceUnit | null,
) => (value === null || (unit !== 'm' && unit !== 'ft') ? {} : { [name]: { value, unit } })
