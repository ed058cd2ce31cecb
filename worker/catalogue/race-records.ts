import { sportCodes } from '../../src/model/sports.ts'
import { distanceUnitCodes, toMetres, toSeconds } from '../../src/model/units.ts'
import { addDays } from '../../src/model/usual-date.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import type { CatalogueRecords, RecordIds } from './records.ts'

type RaceEntry = CatalogueRow['races'][number]
type LegEntry = RaceEntry['legs'][number]

/** A race of an edition that begins on `date` (ISO); `euro` values its price. */
export interface RaceOfEdition {
  editionId: number
  ordinal: number
  date: string
  entry: RaceEntry
  euro: (amount: number, currency: string) => number
}

interface Measured {
  leg: LegEntry
  metres: number | null
  seconds: number | null
  gain: number | null
}

function measured(leg: LegEntry): Measured {
  const { distance, unit, gain } = leg
  const known = distance !== undefined && unit !== undefined
  return {
    leg,
    metres: known ? toMetres(distance, unit) : null,
    seconds: known ? toSeconds(distance, unit) : null,
    gain: gain === undefined ? null : toMetres(gain.value, gain.unit),
  }
}

function sum(values: (number | null)[]): number | null {
  let total = 0
  for (const value of values) {
    if (value === null) return null
    total += value
  }
  return total
}

/** Adds a race with its legs and price to the records. */
export function addRace(out: CatalogueRecords, ids: RecordIds, race: RaceOfEdition): void {
  const { editionId, ordinal, date, entry, euro } = race
  const raceId = (ids.race += 1)
  const legs = entry.legs.map(measured)
  out.race.push({
    id: raceId,
    editionId,
    ordinal,
    sport: sportCodes[entry.sport],
    name: entry.name,
    names: JSON.stringify(entry.names),
    acronym: entry.acronym ?? null,
    date: entry.dayOffset === undefined ? null : addDays(date, entry.dayOffset),
    startTime: entry.start?.slice(0, 5) ?? null,
    venue: entry.venue ?? null,
    minTeamMembers: entry.team?.[0] ?? null,
    maxTeamMembers: entry.team?.[1] ?? null,
    minimumAge: entry.minimumAge ?? null,
    maxAge: entry.maximumAge ?? null,
    maxParticipants: entry.capacity ?? null,
    metres: sum(legs.map((leg) => leg.metres)),
    seconds: sum(legs.map((leg) => leg.seconds)),
    gainMetres: sum(legs.map((leg) => leg.gain)),
  })
  for (const [index, leg] of legs.entries()) addActivity(out, ids, raceId, index, leg)
  if (entry.price === undefined) return
  const { amount, currency } = entry.price
  out.ticket_price.push({
    id: (ids.ticket_price += 1),
    raceId,
    amount,
    currency,
    amountEur: euro(amount, currency),
  })
}

function addActivity(
  out: CatalogueRecords,
  ids: RecordIds,
  raceId: number,
  ordinal: number,
  { leg, metres, seconds, gain }: Measured,
): void {
  out.activity.push({
    id: (ids.activity += 1),
    raceId,
    ordinal,
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
    gainMetres: gain,
  })
}
