import { sportCodes } from '../../../../src/model/event/sports.ts'
import { toMinor } from '../../../../src/model/money/minor-units.ts'
import { distanceUnitCodes } from '../../../../src/model/values/units.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import type { LegInput, PriceInput, RaceInput } from '../events/event-input.ts'
import type { EventRows, LastIds } from '../events/row-tables.ts'
import { lengthsOfLeg, lengthsOfRace, type LegLengths } from './leg-lengths.ts'

interface RaceOfEdition {
  editionId: number
  ordinal: number
  /** ISO date of the edition's first day. */
  date: string
  facts: Omit<RaceInput, 'price'>
  price: PriceInput | undefined
  /** Converts an amount into euro. */
  euro: (amount: number, currency: string) => number
}

/** Adds a race with its legs and price to the rows. */
export function addRace(rows: EventRows, ids: LastIds, race: RaceOfEdition): void {
  const { editionId, ordinal, date, facts, price, euro } = race
  const raceId = (ids.race += 1)
  const legs = facts.legs.map((leg) => ({ leg, lengths: lengthsOfLeg(leg) }))
  rows.race.push({
    id: raceId,
    editionId,
    ordinal,
    sport: sportCodes[facts.sport],
    name: facts.name,
    names: JSON.stringify(facts.names),
    acronym: facts.acronym ?? null,
    date: facts.dayOffset === undefined ? null : addDays(date, facts.dayOffset),
    startTime: facts.start?.slice(0, 5) ?? null,
    venue: facts.venue ?? null,
    minTeamMembers: facts.team?.[0] ?? null,
    maxTeamMembers: facts.team?.[1] ?? null,
    minimumAge: facts.minimumAge ?? null,
    maxAge: facts.maximumAge ?? null,
    maxParticipants: facts.capacity ?? null,
    ...lengthsOfRace(legs.map(({ lengths }) => lengths)),
  })
  for (const [index, { leg, lengths }] of legs.entries())
    rows.activity.push({
      id: (ids.activity += 1),
      raceId,
      ordinal: index,
      ...activityColumns(leg, lengths),
    })
  if (price === undefined) return
  const { amount, currency, validUntil, source, checked } = price
  rows.ticket_price.push({
    id: (ids.ticket_price += 1),
    raceId,
    minor: toMinor(amount, currency),
    currency,
    minorEur: toMinor(euro(amount, currency), 'EUR'),
    amount,
    amountEur: euro(amount, currency),
    validUntil: validUntil ?? null,
    sourceUrl: source ?? null,
    checkedOn: checked ?? null,
  })
}

/** Columns of a leg, in the organiser's units. */
export function activityColumns(leg: LegInput, { metres, seconds, gainMetres }: LegLengths) {
  return {
    sport: sportCodes[leg.sport],
    distance: leg.distance ?? null,
    distanceUnitId: leg.unit === undefined ? null : distanceUnitCodes[leg.unit],
    unknownDistance: leg.distance === undefined,
    metres,
    seconds,
    elevationGain: leg.gain?.value ?? null,
    elevationGainUnitId: leg.gain === undefined ? null : distanceUnitCodes[leg.gain.unit],
    elevationDrop: leg.drop?.value ?? null,
    elevationDropUnitId: leg.drop === undefined ? null : distanceUnitCodes[leg.drop.unit],
    maxElevation: leg.max?.value ?? null,
    maxElevationUnitId: leg.max === undefined ? null : distanceUnitCodes[leg.max.unit],
    minElevation: leg.min?.value ?? null,
    minElevationUnitId: leg.min === undefined ? null : distanceUnitCodes[leg.min.unit],
    gainMetres,
  }
}
