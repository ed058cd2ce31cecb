/** Letters of ASCII in lower case, as SQLite's `lower` has them. */
const lowerAscii = (text: string) => text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase())

const capitalised = (text: string) =>
  text.toLowerCase().replaceAll(/(^|[\s-])(\p{L})/gu, (_match, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })

/**
 * Spellings of a text that `instr(lower(column), …)` finds in a name: SQLite changes the case of ASCII alone, so "ÖZIL" is
 * looked for as "özil", "Özil" and "ÖZIL".
 */
export const namePatterns = (text: string): string[] => [
  ...new Set(
    [text, text.toLowerCase(), text.toUpperCase(), capitalised(text)].map((each) =>
      lowerAscii(each),
    ),
  ),
]
