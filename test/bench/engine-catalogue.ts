import type { Names } from '../../src/i18n/local-name.ts'
import type { EditionDocument, EventDocument } from '../../worker/search/port/event-document.ts'
import { createRandom } from '../../src/model/values/random.ts'
import { sports, type Sport } from '../../src/model/event/sports.ts'
import {
  adjectives,
  countries,
  denseNouns,
  denseSyllables,
  endings,
  nouns,
  syllables,
} from './engine-words.ts'

/** First day of the synthetic calendar; its editions lie within the 400 days after. */
export const catalogueStart = '2027-01-01'

export type Random = () => number

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new RangeError('cannot pick from an empty list')
  return item
}

type City = EventDocument['city'] & { country: string; lat: number; lon: number }

/** Deterministic documents of `count` events with one edition and two or three races each. */
export function* catalogue(count: number, seed = 7): Generator<EventDocument> {
  const random = createRandom(seed)
  const cities = Array.from({ length: Math.max(40, Math.round(count / 12)) }, (_, id) =>
    city(random, id + 1),
  )
  for (let eventId = 1; eventId <= count; eventId += 1) {
    // Squaring the draw makes some cities far busier than others, as in reality.
    const place = cities[Math.floor(random() ** 2 * cities.length)] ?? city(random, 1)
    yield event(random, eventId, place)
  }
}

function event(random: Random, eventId: number, place: City): EventDocument {
  const { country, lat, lon, ...plain } = place
  const [name, names] = eventNames(random, place)
  const raceCount = 2 + Number(random() < 0.5)
  const races = Array.from({ length: raceCount }, (_, index) => race(random, eventId * 4 + index))
  const edition: EditionDocument = {
    editionId: eventId,
    ...dates(random),
    endOffset: 0,
    dateConfirmed: random() < 0.7,
    status: random() < 0.03 ? 'cancelled' : null,
    ...signUp(random),
    addedOn: '2026-11-01',
    place: null,
    races,
  }
  return {
    eventId,
    permalink: `event-${eventId}`,
    name,
    names,
    city: plain,
    cityAliases: [],
    town: null,
    raceNames: races.map((each) => ({ name: each.name, names: {} })),
    country,
    region: `${pick(random, syllables)}${pick(random, endings)}`,
    regionNames: {},
    lat: lat + random() * 0.1,
    lon: lon + random() * 0.1,
    weight: 1 + Math.floor(random() ** 3 * 100),
    language: country.toLowerCase(),
    organiserId: null,
    rating: random() < 0.3 ? 2 + Math.round(random() * 30) / 10 : null,
    editions: [edition],
  }
}

function eventNames(random: Random, place: City): [string, Names] {
  const native = Object.values(place.names)[0]
  const dense = Object.entries(denseNouns).find(([country]) => country === place.country)?.[1]
  const english = `${place.name} ${pick(random, adjectives)} ${pick(random, nouns)}`
  if (dense !== undefined) {
    return [`${native ?? ''}${pick(random, dense)}`, { en: english }]
  }
  const shape = random()
  if (shape < 0.4) return [`${place.name} ${pick(random, nouns)}`, {}]
  if (shape < 0.7) return [english, {}]
  const invented = word(random)
  const name =
    shape < 0.85 ? `${pick(random, nouns)} ${invented}` : `${invented} ${pick(random, nouns)}`
  return [name, { en: `${invented} ${pick(random, adjectives)} ${pick(random, nouns)}` }]
}

function city(random: Random, id: number): City {
  const country = weighted(random)
  const name = capitalised(word(random))
  const dense = Object.entries(denseSyllables).find(([code]) => code === country)
  if (dense === undefined)
    return {
      id,
      name,
      names: random() < 0.3 ? { de: word(random) } : {},
      country,
      ...somewhere(random),
    }
  const native = pick(random, dense[1]) + pick(random, dense[1])
  const names =
    country === 'JP'
      ? { ja: native }
      : country === 'CN'
        ? { zh: native }
        : country === 'KR'
          ? { ko: native }
          : { th: native }
  return { id, name, names, country, ...somewhere(random) }
}

function race(random: Random, raceId: number): EditionDocument['races'][number] {
  const sport: Sport = random() < 0.5 ? 'run' : random() < 0.5 ? 'trail' : pick(random, sports)
  const timed = random() < 0.03
  const kilometres = pick(random, [5, 10, 15, 21.0975, 30, 42.195, 50, 80, 100])
  return {
    raceId,
    name: timed ? '24 h' : `${kilometres} km ${pick(random, nouns)}`,
    sport,
    metres: timed ? null : Math.round(kilometres * 1000),
    seconds: timed ? 86_400 : null,
    gainMetres: random() < 0.5 ? Math.round(kilometres * random() * 60) : null,
    date: null,
    prices:
      random() < 0.7 ? [{ amountEur: Math.round(random() * 100), from: null, until: null }] : [],
    minTeamMembers: null,
    maxTeamMembers: random() < 0.05 ? 4 : null,
    soldOut: random() < 0.05,
  }
}

function dates(random: Random): { date: string; endDate: string } {
  const first = Date.parse(catalogueStart) + Math.floor(random() * 400) * 86_400_000
  const last = first + (random() < 0.1 ? 86_400_000 : 0)
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)
  return { date: iso(first), endDate: iso(last) }
}

/** Most places lie north of the tropics. */
function somewhere(random: Random): { lat: number; lon: number } {
  return { lat: 62 - random() ** 2 * 100, lon: random() * 350 - 175 }
}

function signUp(random: Random) {
  const day = (shift: number) =>
    new Date(Date.parse(catalogueStart) + shift * 86_400_000).toISOString().slice(0, 10)
  if (random() < 0.6) return { signUpStartsOn: null, signUpEndsOn: null }
  const opens = Math.floor(random() * 200) - 100
  return { signUpStartsOn: day(opens), signUpEndsOn: day(opens + 120) }
}

function weighted(random: Random): string {
  let left = random() * countries.reduce((sum, [, share]) => sum + share, 0)
  return countries.find(([, share]) => (left -= share) < 0)?.[0] ?? 'DE'
}

function word(random: Random): string {
  return (
    pick(random, syllables) +
    pick(random, syllables) +
    (random() < 0.4 ? pick(random, syllables) : '') +
    pick(random, endings)
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
