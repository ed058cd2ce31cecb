import { sportCodes } from '../../src/model/sports.ts'
import { distanceUnitCodes, toMetres, toSeconds } from '../../src/model/units.ts'
import { addDays, daysBetween, nextUsualDate } from '../../src/model/usual-date.ts'
import type { activity, race, ticketPrice } from '../domain/races/race.table.ts'
import type { edition } from '../domain/editions/edition.table.ts'
import type { event, eventText } from '../domain/events/event.table.ts'
import type { organiser } from '../domain/organisers/organiser.table.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { asciiSlug } from './ascii-slug.ts'
import type { City } from './gazetteer/read-gazetteer.ts'

/** Rows for the catalogue's tables, with ids that only depend on the input's order. */
export interface CatalogueRecords {
  organiser: (typeof organiser.$inferInsert)[]
  event: (typeof event.$inferInsert)[]
  event_text: (typeof eventText.$inferInsert)[]
  edition: (typeof edition.$inferInsert)[]
  race: (typeof race.$inferInsert)[]
  activity: (typeof activity.$inferInsert)[]
  ticket_price: (typeof ticketPrice.$inferInsert)[]
}

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
    (entry) => entry.date >= today && Math.abs(daysBetween(entry.date, next.date)) <= sameHoldingDays,
  )
  return announced ? known : [...known, { ...next, confirmed: false, known: null }]
}

function sum(values: (number | null)[]): number | null {
  let total = 0
  for (const value of values) {
    if (value === null) return null
    total += value
  }
  return total
}

const cellOf = (lat: number, lon: number): number =>
  Math.floor(lat + 90) * 360 + (Math.floor(lon + 180) % 360)

/** Turns checked rows into records. `cityOf` finds a row's place in the gazetteer; `euro` values a price. */
export function catalogueRecords(
  rows: readonly CatalogueRow[],
  options: { today: string; now: string; cityOf: (row: CatalogueRow) => City; euro: (amount: number, currency: string) => number },
): CatalogueRecords {
  const out: CatalogueRecords = { organiser: [], event: [], event_text: [], edition: [], race: [], activity: [], ticket_price: [] }
  const organisers = new Map<string, number>()
  const organiserOf = (row: CatalogueRow): number | null => {
    if (row.organiser === undefined) return null
    const found = organisers.get(row.organiser.name)
    if (found !== undefined) return found
    const id = organisers.size + 1
    organisers.set(row.organiser.name, id)
    const slug = asciiSlug(row.organiser.name)
    const taken = slug === '' || out.organiser.some((other) => other.permalink === slug)
    out.organiser.push({ id, permalink: taken ? `organiser-${id}` : slug, name: row.organiser.name, site: row.organiser.site ?? null })
    return id
  }
  for (const row of rows) {
    const eventId = out.event.length + 1
    const city = options.cityOf(row)
    out.event.push({
      id: eventId,
      permalink: row.permalink,
      name: row.name,
      nameLanguage: row.otherLanguage ?? row.language,
      organiserId: organiserOf(row),
      cityId: city.id,
      venue: row.place.venue ?? null,
      lat: row.place.lat,
      lon: row.place.lon,
      cell: cellOf(row.place.lat, row.place.lon),
      url: row.site ?? null,
      sourceUrl: row.source,
      checkedOn: options.today,
      since: row.since ?? null,
      usualDate: row.usual === undefined ? null : JSON.stringify(row.usual),
      weight: row.weight,
      updatedAt: options.now,
    })
    for (const [locale, name] of Object.entries(row.names)) out.event_text.push({ eventId, locale, name })
    for (const planned of planEditions(row, options.today)) addEdition(out, row, eventId, city, planned, options.euro)
  }
  return out
}

function addEdition(
  out: CatalogueRecords,
  row: CatalogueRow,
  eventId: number,
  city: City,
  planned: PlannedEdition,
  euro: (amount: number, currency: string) => number,
): void {
  const [first] = row.races
  const editionId = out.edition.length + 1
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
  })
  for (const [ordinal, entry] of row.races.entries()) {
    const raceId = out.race.length + 1
    const legs = entry.legs.map((leg) => ({
      leg,
      metres: leg.distance === undefined || leg.unit === undefined ? null : toMetres(leg.distance, leg.unit),
      seconds: leg.distance === undefined || leg.unit === undefined ? null : toSeconds(leg.distance, leg.unit),
      gain: leg.gain === undefined ? null : toMetres(leg.gain.value, leg.gain.unit),
    }))
    out.race.push({
      id: raceId,
      editionId,
      ordinal,
      sport: sportCodes[entry.sport],
      name: entry.name,
      acronym: entry.acronym ?? null,
      date: entry.dayOffset === undefined ? null : addDays(planned.date, entry.dayOffset),
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
    for (const [index, { leg, metres, seconds, gain }] of legs.entries()) {
      out.activity.push({
        id: out.activity.length + 1,
        raceId,
        ordinal: index,
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
    if (entry.price !== undefined) {
      const { amount, currency } = entry.price
      out.ticket_price.push({ id: out.ticket_price.length + 1, raceId, amount, currency, amountEur: euro(amount, currency) })
    }
  }
}
