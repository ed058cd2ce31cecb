import type { Locale } from '../../../src/model/locales.ts'
import { euroAtSnapshot } from '../../rates/rates-snapshot.ts'
import { factGroups } from '../../../src/model/event/sources.ts'
import { groupOf, sportCodes, sports } from '../../../src/model/event/sports.ts'
import { asciiSlug } from '../../domain/catalogue/names/ascii-slug.ts'
import { cellOf } from '../../domain/catalogue/events/cell-of.ts'
import type { City } from '../gazetteer/read-gazetteer.ts'
import { addRace } from '../../domain/catalogue/races/race-rows.ts'
import {
  noIds,
  noRows,
  type EventRows,
  type LastIds,
} from '../../domain/catalogue/events/row-tables.ts'
import { createDraw, cumulate, type Draw } from './draw.ts'
import { homeLocale, isOtherScript } from './home-locale.ts'
import { createOrganisers } from './organisers.ts'
import { createCityDraw } from './scale-cities.ts'
import { drawDays, ruleOf, scaleEdition } from './scale-editions.ts'
import { scaleRaces } from './scale-races.ts'
import { createDays, pastDate } from './season.ts'
import { sportPlans } from './sport-plans.ts'
import { eventName, nounCount } from './words.ts'

export interface ScaleOptions {
  events: number
  seed: number
  /** ISO date before which nothing lies ahead, and the ISO instant of that day's rows. */
  today: string
  now: string
  cities: readonly City[]
  /** Number of events per portion; the last portion may have fewer. */
  portion: number
  /** Number of events at the beginning that are left out; default 0. */
  after?: number | undefined
}

const sportTable = cumulate(sports.map((sport) => sportPlans[sport].share))
const pastShare = 0.3
const pricedShare = 0.6
/** Languages in which famous events have a name in addition to their own. */
const worldLocales: readonly Locale[] = ['en', 'de', 'fr', 'es', 'ja', 'zh', 'ru']
const famous = 40
/** Largest distance in degrees of a start from its city's centre. */
const spread = 0.04

/**
 * Generates synthetic events in the cities of the gazetteer, in portions with consecutive ids. The same options give the
 * same rows, and a smaller number of events gives the first of a larger one. For tests and benchmarks only.
 */
export function* scaleCatalogue(options: ScaleOptions): Generator<EventRows> {
  const draw = createDraw(options.seed)
  const ids = noIds()
  const addEvent = createEvents(draw, ids, options)
  // Each event depends on the draws of those before it.
  while (ids.event < (options.after ?? 0)) addEvent(noRows())
  while (ids.event < options.events) {
    const out = noRows()
    const last = Math.min(options.events, ids.event + options.portion)
    while (ids.event < last) addEvent(out)
    yield out
  }
}

function createEvents(
  draw: Draw,
  ids: LastIds,
  { today, now, cities }: ScaleOptions,
): (out: EventRows) => void {
  const organiserOf = createOrganisers()
  const drawCity = createCityDraw(cities)
  const drawDate = createDays(today)
  return (out) => {
    const id = (ids.event += 1)
    const sport = sports[draw.index(sportTable)] ?? 'run'
    const city = drawCity(draw, groupOf(sport) === 'winter')
    const locale = homeLocale(city)
    const noun = draw.whole(0, nounCount(locale, sport) - 1)
    const shape = { noun, feature: draw.whole(0, 83), pattern: draw.whole(0, 11) }
    const nameIn = (language: Locale): string =>
      eventName(language, sport, city.names[language] ?? city.name, shape)
    const date = drawDate(draw, sportPlans[sport].season, city.lat)
    const days = drawDays(draw)
    const [lat, lon] = [near(draw, city.lat), near(draw, city.lon)]
    const weight = drawWeight(draw)
    const permalink = permalinkOf(nameIn(isOtherScript(locale) ? 'en' : locale), id)
    out.event.push({
      id,
      permalink,
      name: nameIn(locale),
      nameLanguage: locale,
      organiserId: organiserOf(draw, out, ids, city, locale),
      cityId: city.id,
      lat,
      lon,
      cell: cellOf(lat, lon),
      url: draw.chance(0.7) ? `https://${permalink}.example/` : null,
      sources: JSON.stringify([{ url: `https://events.example/${permalink}`, facts: factGroups }]),
      sourceUrl: `https://events.example/${permalink}`,
      checkedOn: '',
      since: draw.chance(0.6)
        ? Number(today.slice(0, 4)) - Math.floor(draw.number() ** 2 * 60)
        : null,
      usualDate: draw.chance(0.8) ? JSON.stringify(ruleOf(date, days)) : null,
      weight,
      updatedAt: now,
    })
    for (const language of furtherLocales(draw, locale, weight)) {
      out.event_text.push({ eventId: id, locale: language, name: nameIn(language) })
    }
    const basis = { eventId: id, sport: sportCodes[sport], cityId: city.id, zone: city.zone }
    const races = scaleRaces(draw, {
      locale,
      sport,
      noun,
      country: city.country,
      days,
      priced: draw.chance(pricedShare),
    })
    const spans = [{ date, days, past: false, races }]
    // Past editions have only the main race.
    if (draw.chance(pastShare)) {
      spans.push({ date: pastDate(date, today), days, past: true, races: races.slice(0, 1) })
    }
    for (const span of spans) {
      const editionId = (ids.edition += 1)
      out.edition.push({ id: editionId, ...scaleEdition(draw, basis, span) })
      for (const [ordinal, { price, ...facts }] of span.races.entries()) {
        addRace(out, ids, {
          editionId,
          ordinal,
          date: span.date,
          facts,
          price,
          euro: euroAtSnapshot,
        })
      }
    }
  }
}

const near = (draw: Draw, degrees: number): number =>
  Math.round((degrees + (draw.number() - 0.5) * 2 * spread) * 10_000) / 10_000

/** Weights with a long tail: nine of ten are at most 10, one in a thousand is 95 or more. */
function drawWeight(draw: Draw): number {
  return Math.min(100, Math.max(1, Math.round(3 / Math.sqrt(1 - draw.number()))))
}

/** A permalink from name and id; the id makes it unique. */
function permalinkOf(latinName: string, id: number): string {
  return `${asciiSlug(latinName).slice(0, 60).replace(/-$/u, '')}-${id.toString(36)}`
}

function furtherLocales(draw: Draw, primary: Locale, weight: number): Locale[] {
  const world = weight >= famous ? worldLocales : []
  const english = isOtherScript(primary) ? draw.chance(0.9) : draw.chance(0.06)
  const wanted: Locale[] = english ? ['en', ...world] : [...world]
  return [...new Set(wanted)].filter((locale) => locale !== primary)
}
