import {
  editionStatusTable,
  takesPlace,
  type EditionStatus,
} from '../../../../../src/model/event/edition-status.ts'
import { sportCodes } from '../../../../../src/model/event/sports.ts'
import { isForOne, isForTeams } from '../../../../rules/team-size.ts'
import type { EditionDocument, EventDocument, RaceDocument } from '../../../port/event-document.ts'
import { dayNumber } from '../../ordered-keys.ts'

/** Everything the calendar filters by, as JSON in `calendar_edition.document`. Days are `dayNumber`s. */
export interface StoredEdition {
  editionId: number
  eventId: number
  day: number
  endDay: number
  /** UTC offset in minutes with which the last day ends. */
  endOffset: number
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
  /** True if the event is no longer held. */
  terminated: boolean
  races: StoredRace[]
}

/** [sport code, metres, climb, price steps, flags, day]; null if unknown. */
export type StoredRace = [
  sport: number,
  metres: number | null,
  gain: number | null,
  prices: StoredPrice[],
  flags: number,
  day: number | null,
]
/** [euro, first day, last day]; null is unbounded. */
export type StoredPrice = [amountEur: number, from: number | null, until: number | null]

/** A race for one or more athletes has both `solo` and `team`. */
export const raceFlags = { timed: 1, team: 2, soldOut: 4, solo: 8 } as const

/** Codes of the `format` column. */
export const formatCodes = { 'in-person': 0, hybrid: 1, virtual: 2 } as const

function formatOf(status: EditionStatus | null): number {
  if (status === null) return formatCodes['in-person']
  const { attendance } = editionStatusTable[status]
  if (attendance === 'Mixed') return formatCodes.hybrid
  return attendance === 'Online' ? formatCodes.virtual : formatCodes['in-person']
}

const dayNumberOrNull = (isoDate: string | null): number | null =>
  isoDate === null ? null : dayNumber(isoDate)

export function toStoredEdition(event: EventDocument, edition: EditionDocument): StoredEdition {
  const { country, region, lat, lon, cityId } = edition.place ?? { ...event, cityId: event.city.id }
  return {
    editionId: edition.editionId,
    eventId: event.eventId,
    day: dayNumber(edition.date),
    endDay: dayNumber(edition.endDate),
    endOffset: edition.endOffset,
    addedDay: dayNumber(edition.addedOn),
    opens: dayNumberOrNull(edition.signUpStartsOn),
    closes: dayNumberOrNull(edition.signUpEndsOn),
    confirmed: edition.dateConfirmed,
    takesPlace: takesPlace(edition.status),
    format: formatOf(edition.status),
    country,
    region,
    cityId,
    lat,
    lon,
    language: event.language.split('-')[0]?.toLowerCase() ?? '',
    organiserId: event.organiserId,
    rating: event.rating,
    terminated: edition.status === 'terminated',
    races: edition.races.map((race) => toStoredRace(race, edition)),
  }
}

function toStoredRace(race: RaceDocument, { date, endDate }: EditionDocument): StoredRace {
  const { minTeamMembers: least, maxTeamMembers: most } = race
  const flags =
    (race.seconds === null ? 0 : raceFlags.timed) |
    (isForTeams(least, most) ? raceFlags.team : 0) |
    (isForOne(least, most) ? raceFlags.solo : 0) |
    (race.soldOut ? raceFlags.soldOut : 0)
  const prices = race.prices.map(({ amountEur, from, until }): StoredPrice => [
    amountEur,
    dayNumberOrNull(from),
    dayNumberOrNull(until),
  ])
  // A day outside the edition's is a mistake in one of them. Pages show the edition's days, so those are used.
  const isWithin = race.date !== null && race.date >= date && race.date <= endDate
  const day = isWithin ? dayNumberOrNull(race.date) : null
  return [sportCodes[race.sport], race.metres, race.gainMetres, prices, flags, day]
}
