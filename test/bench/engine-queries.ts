import type { EventDocument } from '../../worker/search/port/event-document.ts'
import { createRandom } from '../../src/model/values/random.ts'
import { pick, type Random } from './engine-catalogue.ts'

/** Texts as visitors type them, without mistakes: beginnings of names and cities, alone or combined. */
export function typedTexts(documents: EventDocument[], count: number): string[] {
  const random = createRandom(11)
  return Array.from({ length: count }, () => {
    const { name, names, city } = pick(random, documents)
    const shown = random() < 0.8 ? name : (Object.values(names)[0] ?? name)
    const shape = random()
    if (shape < 0.45) return beginning(random, shown)
    if (shape < 0.65) return beginning(random, city.name)
    if (shape < 0.8) return `${beginning(random, pick(random, shown.split(' ')))} ${city.name}`
    if (shape < 0.9)
      return `${pick(random, countryFragments)} ${beginning(random, pick(random, shown.split(' ')))}`
    return shown
  }).filter((text) => [...text].length >= 3)
}
const countryFragments = [
  'germ',
  'deutschland',
  'fran',
  'spain',
  'ital',
  'pol',
  'japan',
  'united',
  'tha',
]

export interface Misspelling {
  right: string
  typed: string
  eventId: number
}

/** Full names (with their city if the name lacks it) with one letter dropped, doubled, changed or swapped. */
export function misspellings(documents: EventDocument[], count: number): Misspelling[] {
  const random = createRandom(13)
  const found: Misspelling[] = []
  while (found.length < count) {
    const { eventId, name, city } = pick(random, documents)
    const right = name.includes(city.name) ? name : `${name} ${city.name}`
    const words = right.split(' ')
    const long = words.flatMap((word, index) => (/^[A-Za-z]{5,}$/.test(word) ? [index] : []))
    if (long.length === 0) continue
    const index = pick(random, long)
    const typed = words.with(index, misspell(random, words[index] ?? '')).join(' ')
    if (typed !== right) found.push({ right, typed, eventId })
  }
  return found
}

function misspell(random: Random, word: string): string {
  const at = Math.floor(random() * word.length)
  const letter = pick(random, [...'abcdefghijklmnopqrstuvwxyz'])
  const kind = random()
  if (kind < 0.25) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.5) return word.slice(0, at) + letter + word.slice(at)
  if (kind < 0.75) return word.slice(0, at) + letter + word.slice(at + 1)
  const swap = Math.min(at, word.length - 2)
  return word.slice(0, swap) + word.charAt(swap + 1) + word.charAt(swap) + word.slice(swap + 2)
}

function beginning(random: Random, text: string): string {
  const letters = [...text]
  return letters.slice(0, 3 + Math.floor(random() * Math.max(1, letters.length - 2))).join('')
}
