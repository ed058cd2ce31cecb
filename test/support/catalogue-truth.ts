import { fileURLToPath } from 'node:url'
import type { DistancePreset } from '../../src/model/calendar/distance-presets.ts'
import { distancePresets } from '../../src/model/calendar/distance-presets.ts'
import type { EditionStatus } from '../../src/model/event/edition-status.ts'
import type { Sport, SportGroup } from '../../src/model/event/sports.ts'
import { groupOf } from '../../src/model/event/sports.ts'
import { toMetres, toSeconds } from '../../src/model/values/units.ts'
import type { CatalogueRow } from '../../worker/catalogue/catalogue-row.ts'
import { planEditions } from '../../worker/domain/catalogue/editions/plan-editions.ts'
import type { RaceInput } from '../../worker/domain/catalogue/events/event-input.ts'
import { readCatalogue } from '../../worker/catalogue/read-catalogue.ts'
import { testNow } from './site.ts'

/** The contents of the demo catalogue, read from its files without the site's database or search. */

export const catalogueFolder = fileURLToPath(
  new URL('../../worker/catalogue/events/', import.meta.url),
)
export const today = testNow.slice(0, 10)

interface Race {
  sport: Sport
  /** Days after the first of its edition; undefined when only the edition's days are known. */
  dayOffset: number | undefined
  metres: number | null
  timed: boolean
}

export interface Edition {
  permalink: string
  country: string
  date: string
  endDate: string
  confirmed: boolean
  status: EditionStatus | null
  weight: number
  races: Race[]
}

const total = (values: (number | null)[]): number | null =>
  values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  )

function raceOf({ sport, dayOffset, legs }: RaceInput): Race {
  const lengths = legs.map(({ distance, unit }) =>
    distance === undefined || unit === undefined
      ? [null, null]
      : [toMetres(distance, unit), toSeconds(distance, unit)],
  )
  return {
    sport,
    dayOffset,
    metres: total(lengths.map(([metres = null]) => metres)),
    timed: lengths.every(([, seconds = null]) => seconds !== null),
  }
}

let rows: readonly CatalogueRow[] | null = null

/** The rows of the catalogue's files; the tests of a process read them once. */
export const catalogueRows = (): readonly CatalogueRow[] =>
  (rows ??= readCatalogue(catalogueFolder))

/** Every edition of the catalogue in the calendar's order: by date, then by popularity. */
export function allEditions(): Edition[] {
  return catalogueRows()
    .flatMap((row) =>
      planEditions(row, today).map((planned) => ({
        permalink: row.permalink,
        country: (planned.known?.place ?? row.place).country,
        date: planned.date,
        endDate: planned.endDate,
        confirmed: planned.confirmed,
        status: planned.known?.status ?? null,
        weight: row.weight,
        races: planned.races.map(raceOf),
      })),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || b.weight - a.weight)
}

export interface Wanted {
  sport?: Sport | undefined
  group?: SportGroup | undefined
  distance?: DistancePreset | undefined
  country?: string | undefined
  month?: string | undefined
  minKm?: number | undefined
  maxKm?: number | undefined
  confirmed?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
}

function isWantedRace(race: Race, wanted: Wanted): boolean {
  const { sport, group, distance, minKm, maxKm } = wanted
  if (sport !== undefined && race.sport !== sport) return false
  if (group !== undefined && groupOf(race.sport) !== group) return false
  const preset = distance === undefined ? undefined : distancePresets[distance].metres
  if (preset === null && !race.timed) return false
  const [least, most] = preset ?? [0, Infinity]
  const min = Math.max(least, (minKm ?? 0) * 1000)
  const max = Math.min(most, (maxKm ?? Infinity) * 1000)
  if (min === 0 && max === Infinity) return true
  return race.metres !== null && race.metres >= min && race.metres <= max
}

/** First and last day of a race: its own if within those of its edition. */
function daysOf({ date, endDate }: Edition, { dayOffset }: Race): [string, string] {
  if (dayOffset === undefined) return [date, endDate]
  const own = new Date(Date.parse(date) + dayOffset * 86_400_000).toISOString().slice(0, 10)
  return own <= endDate ? [own, own] : [date, endDate]
}

/** Editions with a race that matches all criteria at once, and the number of such races. */
export function truth(
  editions: readonly Edition[],
  wanted: Wanted,
): { edition: Edition; races: number }[] {
  const { country, month, from = today, to = '9999-12-31', confirmed } = wanted
  const isPastMonth = month !== undefined && month < today.slice(0, month.length)
  const first =
    month === undefined
      ? from
      : [`${month}-01-01`.slice(0, 10), from].toSorted()[isPastMonth ? 0 : 1]
  const last =
    month === undefined
      ? to
      : [`${month}${month.length === 4 ? '-12-31' : '-31'}`, to].toSorted()[0]
  return editions
    .filter((edition) => edition.status !== 'archived')
    .filter((edition) => country === undefined || edition.country === country)
    .filter((edition) => confirmed !== true || edition.confirmed)
    .map((edition) => ({
      edition,
      races: edition.races.filter((race) => {
        const [begins, ends] = daysOf(edition, race)
        return ends >= (first ?? from) && begins <= (last ?? to) && isWantedRace(race, wanted)
      }).length,
    }))
    .filter(({ races }) => races > 0)
}

const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return Object.entries(value).flatMap(([key, inner]) => {
    if (/^(?:name|acronym|venue)$/u.test(key)) return typeof inner === 'string' ? [inner] : []
    return /^(?:names|venueNames)$/u.test(key) ? Object.values<string>(inner) : namesIn(inner)
  })
}

/** Names and acronyms of an event, its races, venues and organiser in all languages, by permalink. */
export const namesByPermalink = (): Map<string, string[]> =>
  new Map(catalogueRows().map((row) => [row.permalink, [...new Set(namesIn(row))]]))
