import { sportName } from '../../src/i18n/sport-names.ts'
import { sports, type Sport } from '../../src/model/event/sports.ts'
import { locales } from '../../src/model/locales.ts'
import { foldName } from './fold-name.ts'
import { sportWords } from './sport-words.ts'
import { wordTable } from './word-table.ts'

const table = wordTable(sports, (sport) => [
  ...locales.map((locale) => sportName(sport, locale)),
  ...(sportWords[sport]?.split('|') ?? []),
])

/** Last step of an address: "https://en.wikipedia.org/wiki/Trail_running" is trail running. */
const withoutAddress = (text: string): string =>
  /^https?:\/\//iu.test(text) ? text.replace(/^.*[/#]/u, '').replaceAll('_', ' ') : text

const sportOf = (text: string): Sport | null => table().get(foldName(text)) ?? null

/**
 * Sport of a text: a code, or a word in any of the languages. Of several words ("Running, Trail") the first that is no
 * plain running counts, because calendars file every race under running. Null if none is a sport.
 */
export function readSport(text: string): Sport | null {
  const exact = sportOf(withoutAddress(text))
  if (exact !== null) return exact
  const parts = text.split(/[,;/|&+·•]|\s[-–]\s/u).map(sportOf)
  const found = parts.filter((sport) => sport !== null)
  return found.find((sport) => sport !== 'run') ?? found[0] ?? null
}
