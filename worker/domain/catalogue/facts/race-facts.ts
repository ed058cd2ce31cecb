import * as v from 'valibot'
import { isCurrency } from '../../../../src/model/values/currencies.ts'
import {
  courseFacts,
  type LegFacts,
  type PriceFacts,
  type RaceFacts,
} from '../../../../src/model/schemas/event/event-facts.ts'
import { toMajor } from '../../../../src/model/money/minor-units.ts'
import { sportOfCode } from '../../../../src/model/event/sports.ts'
import { unitOfCode } from '../../../../src/model/values/units.ts'
import { textsOf, type StoredRows } from './stored-rows.ts'

const profileColumn = v.pipe(v.string(), v.parseJson(), courseFacts.entries.profile)

/** Facts of a race, from its row and those of its legs and prices. */
export function raceFactsOf(row: StoredRows['races'][number], rows: StoredRows): RaceFacts {
  const isOfRace = ({ raceId }: { raceId: number }) => raceId === row.id
  return {
    key: String(row.id),
    sport: sportOfCode(row.sport),
    name: row.name,
    names: textsOf(row.names),
    acronym: row.acronym,
    date: row.date,
    startTime: row.startTime,
    venue: row.venue,
    minTeamMembers: row.minTeamMembers,
    maxTeamMembers: row.maxTeamMembers,
    minimumAge: row.minimumAge,
    maxAge: row.maxAge,
    maxParticipants: row.maxParticipants,
    soldOut: row.soldOut,
    legs: rows.legs.filter(isOfRace).map(legOf),
    prices: rows.prices.filter(isOfRace).map(priceOf),
    course: row.profile === null ? null : { profile: v.parse(profileColumn, row.profile) },
  }
}

const unitOf = (code: number | null) => (code === null ? null : unitOfCode(code))

const legOf = (row: StoredRows['legs'][number]): LegFacts => ({
  key: String(row.id),
  sport: sportOfCode(row.sport),
  distance: row.distance,
  unit: unitOf(row.distanceUnitId),
  unknownDistance: row.unknownDistance,
  gain: row.elevationGain,
  gainUnit: unitOf(row.elevationGainUnitId),
  drop: row.elevationDrop,
  dropUnit: unitOf(row.elevationDropUnitId),
  highest: row.maxElevation,
  highestUnit: unitOf(row.maxElevationUnitId),
  lowest: row.minElevation,
  lowestUnit: unitOf(row.minElevationUnitId),
})

const priceOf = (row: StoredRows['prices'][number]): PriceFacts => ({
  key: String(row.id),
  amount: toMajor(row.minor, row.currency),
  currency: isCurrency(row.currency) ? row.currency : null,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
})
