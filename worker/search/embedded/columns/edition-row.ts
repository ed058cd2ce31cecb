import {
  editionStatusTable,
  takesPlace,
  type EditionStatus,
} from '../../../../src/model/edition-status.ts'
import { sportCodes } from '../../../../src/model/sports.ts'
import type { EditionDocument, EventDocument, RaceDocument } from '../../engine.ts'
import { dayNumber } from '../keys.ts'

/** What the calendar's filters know of an edition, as `calendar_edition.document` keeps it in JSON. Days are `dayNumber`s. */
export interface EditionRow {
  editionId: number
  eventId: number
  day: number
  endDay: number
  addedDay: number
  opens: number | null
  closes: number | null
  confirmed: boolean
  takesPlace: boolean
  format: number
  country: string
  region: string
  cityId: number
  lat: number
  lon: number
  language: string
  organiserId: number | null
  rating: number | null
  /** [sport code, metres, climb, euro, flags]; null where unknown. */
  races: [number, number | null, number | null, number | null, number][]
}

export const raceFlags = { timed: 1, team: 2, soldOut: 4 } as const

/** Codes of the `format` column. */
export const formatCodes = { 'in-person': 0, hybrid: 1, virtual: 2 } as const

function formatOf(status: EditionStatus | null): number {
  if (status === null) return formatCodes['in-person']
  const { attendance } = editionStatusTable[status]
  if (attendance === 'Mixed') return formatCodes.hybrid
  return attendance === 'Online' ? formatCodes.virtual : formatCodes['in-person']
}

const dayOrNull = (isoDate: string | null): number | null =>
  isoDate === null ? null : dayNumber(isoDate)

export function editionRow(event: EventDocument, edition: EditionDocument): EditionRow {
  return {
    editionId: edition.editionId,
    eventId: event.eventId,
    day: dayNumber(edition.date),
    endDay: dayNumber(edition.endDate),
    addedDay: dayNumber(edition.addedOn),
    opens: dayOrNull(edition.registrationStartsOn),
    closes: dayOrNull(edition.registrationEndsOn),
    confirmed: edition.dateConfirmed,
    takesPlace: takesPlace(edition.status),
    format: formatOf(edition.status),
    country: event.country,
    region: event.region,
    cityId: event.city.id,
    lat: event.lat,
    lon: event.lon,
    language: event.language.split('-')[0]?.toLowerCase() ?? '',
    organiserId: event.organiserId,
    rating: event.rating,
    races: edition.races.map(raceRow),
  }
}

function raceRow(race: RaceDocument): EditionRow['races'][number] {
  const flags =
    (race.seconds === null ? 0 : raceFlags.timed) |
    ((race.teamMembers ?? 1) > 1 ? raceFlags.team : 0) |
    (race.soldOut ? raceFlags.soldOut : 0)
  return [sportCodes[race.sport], race.metres, race.gainMetres, race.priceEur, flags]
}
