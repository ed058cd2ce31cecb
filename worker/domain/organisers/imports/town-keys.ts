import { placeKey } from '../../catalogue/names/place-key.ts'

/** Words of city, county, district, town and village that Chinese, Japanese and Korean lists add to a name. */
const suffix =
  /(?<=..)(?:特别市|特別市|自治州|特别行政区|市|县|縣|区|區|町|村|镇|鎮|乡|鄉|郡|시|군|구|읍|면)$/u
const hangulSuffix = /(?<=.)(?:특별시|광역시|특별자치시)$/u

/** Abbreviated words of names, with what they stand for. */
const longForms: readonly (readonly [word: RegExp, forms: readonly string[]])[] = [
  [/\bst\b/gu, ['saint', 'sankt', 'sint', 'santo']],
  [/\bste\b/gu, ['sainte']],
  [/\bmt\b/gu, ['mount', 'mont']],
  [/\bft\b/gu, ['fort']],
  [/\bsta\b/gu, ['santa']],
  [/\bsto\b/gu, ['santo']],
]

/** Keys under which a town's name may stand in the gazetteer: as it is, without its suffix, with its words in full. */
export function townKeys(name: string): string[] {
  const key = placeKey(name)
  const short = key.replace(hangulSuffix, '').replace(suffix, '')
  const full = longForms.flatMap(([word, forms]) =>
    key.search(word) === -1 ? [] : forms.map((form) => key.replaceAll(word, form)),
  )
  return [...new Set([key, short, ...full])].filter((each) => each !== '')
}

/** The halves of a double name: "Götene-Kinnekulle". */
export const halvesOf = (name: string): string[] =>
  /\p{L}-\p{L}/u.test(name) ? name.split('-').filter((half) => half.length > 3) : []
