import type { Locale } from '../../../src/model/locales.ts'
import type { Sport } from '../../../src/model/event/sports.ts'
import { europeanWords } from './words-european.ts'
import { furtherWords } from './words-further.ts'
import { namedSports, type NamedSport, type Words } from './words-of-language.ts'

/** Names of the other sports, the same in every language. `run` begins with the marathon and the half marathon. */
const international: Readonly<Record<Exclude<Sport, NamedSport>, string>> = {
  obstacle: 'Obstacle Race|Mud Run|Wild Run',
  mtb: 'MTB Marathon|Bike Challenge|Enduro',
  gravel: 'Gravel|Gravel Ride|Gravel Race',
  cyclocross: 'Cyclocross|CX Cup',
  canoeing: 'Canoe Marathon|Canoe Race',
  kayaking: 'Kayak Challenge|Surfski Race',
  sup: 'SUP Race|SUP Tour',
  rafting: 'Rafting Cup',
  duathlon: 'Duathlon',
  swimrun: 'Swimrun',
  aquathlon: 'Aquathlon',
  aquabike: 'Aquabike',
  run_bike: 'Run & Bike',
  raid: 'Adventure Race|Raid',
  paddle_triathlon: 'Paddle Triathlon',
  alpine_skiing: 'Slalom|Ski Race',
  telemark: 'Telemark Cup',
  ski_orienteering: 'Ski-O',
  skimo: 'Skimo|Vertical Skimo',
  ski_jumping: 'Ski Jumping Cup',
  nordic_skating: 'Ice Marathon|Nordic Skate',
  nordic_walk: 'Nordic Walking',
  orienteering: 'Orienteering|Rogaine|O-Cup',
  inline_skating: 'Inline Marathon|Skate Night',
  dog_run: 'Canicross',
  wheelchair: 'Handbike Race|Wheelchair Race',
}

const words: Record<Locale, Words> = { ...europeanWords, ...furtherWords }

const known = new Map<string, string[]>()
function list(text: string): string[] {
  const found = known.get(text) ?? text.split('|')
  known.set(text, found)
  return found
}

const at = (text: string, index: number): string => {
  const items = list(text)
  return items[index % items.length] ?? ''
}

const isNamed = (sport: Sport): sport is NamedSport =>
  namedSports.some((candidate) => candidate === sport)

/** Noun for the n-th kind of event of a sport. For running, 0 is the marathon and 1 the half marathon. */
export function nounOf(locale: Locale, sport: Sport, index: number): string {
  return at(isNamed(sport) ? words[locale][sport] : international[sport], index)
}

/** Number of kinds of events that a sport has in a language. */
export function nounCount(locale: Locale, sport: Sport): number {
  return list(isNamed(sport) ? words[locale][sport] : international[sport]).length
}

/** Indices of the words of a name; indices beyond a list's end wrap around. */
export interface Shape {
  noun: number
  feature: number
  pattern: number
}

/** An event's name: `city` is its city's name in the language. */
export function eventName(locale: Locale, sport: Sport, city: string, shape: Shape): string {
  const { patterns, features } = words[locale]
  return at(patterns, shape.pattern)
    .replace('{city}', () => city)
    .replace('{noun}', () => nounOf(locale, sport, shape.noun))
    .replace('{feature}', () => at(features, shape.feature))
}

export function organiserName(locale: Locale, city: string, index: number): string {
  return at(words[locale].clubs, index).replace('{city}', () => city)
}
