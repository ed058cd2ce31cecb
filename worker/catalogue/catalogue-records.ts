import { sportCodes } from '../../src/model/sports.ts'
import { addDays, daysBetween, nextUsualDate } from '../../src/model/usual-date.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { asciiSlug } from './ascii-slug.ts'
import type { City } from './gazetteer/read-gazetteer.ts'
import { addRace } from './race-records.ts'
import { noIds, noRecords, type CatalogueRecords, type RecordIds } from './records.ts'

interface PlannedEdition {
  date: string
  endDate: string
  confirmed: boolean
  known: CatalogueRow['editions'][number] | null
}

/** An announced edition this close to the rule's date is that year's holding; the rule then adds none. */
const sameHoldingDays = 150

/** Known editions, and the next one by the rule where none is announced. */
export function planEditions(row: CatalogueRow, today: string): PlannedEdition[] {
  const known = row.editions.map((entry) => ({
    date: entry.date,
    endDate: entry.end ?? addDays(entry.date, (row.usual?.days ?? 1) - 1),
    confirmed: true,
    known: entry,
  }))
  if (row.usual === undefined) return known
  const next = nextUsualDate(today, row.usual)
  const announced = known.some(
    (entry) =>
      entry.date >= today && Math.abs(daysBetween(entry.date, next.date)) <= sameHoldingDays,
  )
  return announced ? known : [...known, { ...next, confirmed: false, known: null }]
}

/** The one-degree square of a place, as `event.cell` holds it. */
export const cellOf = (lat: number, lon: number): number =>
  Math.floor(lat + 90) * 360 + (Math.floor(lon + 180) % 360)

interface RecordOptions {
  /** ISO date and instant. */
  today: string
  now: string
  cityOf: (row: CatalogueRow) => City
  euro: (amount: number, currency: string) => number
}

interface EditionOf {
  row: CatalogueRow
  eventId: number
  city: City
  planned: PlannedEdition
}

/** Turns checked rows into records. `cityOf` finds a row's place in the gazetteer; `euro` values a price. */
export function catalogueRecords(
  rows: readonly CatalogueRow[],
  options: RecordOptions,
): CatalogueRecords {
  const out = noRecords()
  const ids = noIds()
  const organisers = new Map<string, number>()
  const organiserOf = (row: CatalogueRow): number | null => {
    if (row.organiser === undefined) return null
    const found = organisers.get(row.organiser.name)
    if (found !== undefined) return found
    const id = (ids.organiser += 1)
    organisers.set(row.organiser.name, id)
    const slug = asciiSlug(row.organiser.name)
    const taken = slug === '' || out.organiser.some((other) => other.permalink === slug)
    out.organiser.push({
      id,
      permalink: taken ? `organiser-${id}` : slug,
      name: row.organiser.name,
      names: JSON.stringify(row.organiser.names),
      site: row.organiser.site ?? null,
    })
    return id
  }
  for (const row of rows) {
    const eventId = (ids.event += 1)
    const city = options.cityOf(row)
    out.event.push({
      id: eventId,
      permalink: row.permalink,
      name: row.name,
      nameLanguage: row.otherLanguage ?? row.language,
      organiserId: organiserOf(row),
      cityId: city.id,
      venue: row.place.venue ?? null,
      venueNames: JSON.stringify(row.place.venueNames),
      lat: row.place.lat,
      lon: row.place.lon,
      cell: cellOf(row.place.lat, row.place.lon),
      url: row.site ?? null,
      sourceUrl: row.source,
      checkedOn: row.checked ?? '',
      since: row.since ?? null,
      usualDate: row.usual === undefined ? null : JSON.stringify(row.usual),
      weight: row.weight,
      updatedAt: options.now,
    })
    for (const [locale, name] of Object.entries(row.names))
      out.event_text.push({ eventId, locale, name })
    for (const planned of planEditions(row, options.today))
      addEdition(out, ids, { row, eventId, city, planned }, options)
  }
  return out
}

function addEdition(
  out: CatalogueRecords,
  ids: RecordIds,
  { row, eventId, city, planned }: EditionOf,
  { today, euro }: Pick<RecordOptions, 'today' | 'euro'>,
): void {
  const [first] = row.races
  const editionId = (ids.edition += 1)
  const registration = planned.known?.registration
  out.edition.push({
    id: editionId,
    eventId,
    date: planned.date,
    endDate: planned.endDate,
    dateConfirmed: planned.confirmed,
    sport: first === undefined ? 0 : sportCodes[first.sport],
    status: planned.known?.status ?? null,
    previousDate: planned.known?.previousDate ?? null,
    cityId: city.id,
    zone: city.zone,
    registrationStartsOn: registration?.opens ?? null,
    registrationEndsOn: registration?.closes ?? null,
    registrationUrl: registration?.url ?? null,
    registrationProvider: registration?.provider ?? null,
    maxParticipants: planned.known?.capacity ?? null,
    version: 0,
    addedOn: today,
  })
  for (const [ordinal, entry] of row.races.entries()) {
    addRace(out, ids, { editionId, ordinal, date: planned.date, entry, euro })
  }
}
