/** Numbers beside letters: "20 km", "20km" and "IRONMAN 70.3" are typed with and without a space. */

/** Borders between digits and letters; dense scripts are split from digits by folding. */
const border =
  /(?<=\d)(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])(?=\d)/gu
const digits = /^\d+$/u
const letters = /^\p{L}+$/u

/** A text with a space between digits and letters: "utmb2027" becomes "utmb 2027". */
export const spaceNumbers = (text: string): string => text.replace(border, ' ')

/** Kilometres in the scripts of the site, behind a number. */
const kilometres = /(?<=\d\s*)(?:公里|千米|キロメートル|キロ|킬로미터|킬로|กิโลเมตร|กิโล|กม\.?|км)/gu

/** A text with the kilometres of other scripts as "km". */
export const withLatinUnits = (text: string): string => text.replace(kilometres, ' km ')

/** "km" and "k" are one unit. */
const unitsOf = (word: string): string[] => (word === 'k' || word === 'km' ? ['k', 'km'] : [word])

/**
 * Spellings of the numbers of a name, beyond its folded words: "20km" of "20 km", "10", "k" and "km" of "10K", "703" of
 * "70.3".
 */
export function numberWords(words: readonly string[]): string[] {
  if (!words.some((word) => /\d/u.test(word))) return []
  const parts = words.flatMap((word) => spaceNumbers(word).split(' '))
  const spelled = parts.flatMap((word, index) => {
    const next = parts[index + 1] ?? ''
    if (!digits.test(word)) return []
    if (digits.test(next)) return [`${word}${next}`]
    return letters.test(next) ? unitsOf(next).flatMap((unit) => [unit, `${word}${unit}`]) : []
  })
  return [...new Set([...parts, ...spelled])].filter((word) => !words.includes(word))
}
