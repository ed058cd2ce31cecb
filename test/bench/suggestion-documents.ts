import * as v from 'valibot'
import type { Names } from '../../src/i18n/local-name.ts'
import { isLocale } from '../../src/model/locales.ts'
import { sportOfCode } from '../../src/model/event/sports.ts'
import { readCities, readRegions } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import { scaleCatalogue } from '../../worker/catalogue/scale/scale-catalogue.ts'
import type { EventRows } from '../../worker/domain/catalogue/events/row-tables.ts'
import type { EventDocument, RaceDocument } from '../../worker/search/port/event-document.ts'
import { calendarToday } from './calendar-documents.ts'

/**
 * Search documents of a synthetic catalogue, with the facts that suggestions are found by and show. They come without
 * the database of a catalogue, which would take longer to write than the index.
 */
export function* suggestionDocuments(events: number): Generator<EventDocument> {
  const cities = new Map(readCities().map((city) => [city.id, city]))
  const regions = new Map(
    readRegions().map(({ country, name, names }) => [`${country}/${name}`, names]),
  )
  const now = `${calendarToday}T09:00:00.000Z`
  const options = { events, seed: 1, cities: [...cities.values()], today: calendarToday, now }
  for (const rows of scaleCatalogue({ ...options, portion: 1000 })) {
    const races = Map.groupBy(rows.race, ({ editionId }) => editionId)
    const editions = Map.groupBy(rows.edition, ({ eventId }) => eventId)
    const texts = Map.groupBy(rows.event_text, ({ eventId }) => eventId)
    for (const event of rows.event) {
      const city = cities.get(event.cityId)
      if (city === undefined || event.id === undefined) continue
      const documents = (editions.get(event.id) ?? []).map((edition) =>
        editionDocument(edition, races.get(edition.id ?? 0) ?? []),
      )
      const raceNames = new Map(documents.flatMap((edition) => edition.raceNames))
      yield {
        eventId: event.id,
        permalink: event.permalink,
        name: event.name,
        names: localeNames((texts.get(event.id) ?? []).map(({ locale, name }) => [locale, name])),
        city: { id: city.id, name: city.name, names: city.names },
        cityAliases: [],
        town: null,
        raceNames: [...raceNames].map(([name, names]) => ({ name, names })),
        country: city.country,
        region: city.region,
        regionNames: regions.get(`${city.country}/${city.region}`) ?? {},
        lat: event.lat,
        lon: event.lon,
        weight: event.weight ?? 1,
        language: event.nameLanguage,
        organiserId: event.organiserId ?? null,
        rating: null,
        editions: documents.map(({ document }) => document),
      }
    }
  }
}

const namesJson = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

function editionDocument(edition: EventRows['edition'][number], races: EventRows['race']) {
  return {
    raceNames: races.map((race): [string, Names] => [
      race.name,
      localeNames(Object.entries(v.parse(namesJson, race.names ?? '{}'))),
    ]),
    document: {
      editionId: edition.id ?? 0,
      date: edition.date,
      endDate: edition.endDate,
      endOffset: edition.endOffset ?? 0,
      dateConfirmed: edition.dateConfirmed,
      status: null,
      signUpStartsOn: null,
      signUpEndsOn: null,
      addedOn: calendarToday,
      place: null,
      races: races.map(raceDocument),
    },
  }
}

const raceDocument = (race: EventRows['race'][number]): RaceDocument => ({
  raceId: race.id ?? 0,
  name: race.name,
  sport: sportOfCode(race.sport) ?? 'run',
  date: null,
  metres: race.metres ?? null,
  seconds: race.seconds ?? null,
  gainMetres: race.gainMetres ?? null,
  prices: [],
  minTeamMembers: null,
  maxTeamMembers: null,
  soldOut: false,
})

function localeNames(entries: readonly (readonly [string, string])[]): Names {
  const names: Names = {}
  for (const [locale, name] of entries) if (isLocale(locale)) names[locale] = name
  return names
}
