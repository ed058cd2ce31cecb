/** First letter (code point, not UTF-16 unit) of each name: "ID" for Ines Duarte. */
export function initialsOf(...names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The same for the first two words of an organisation's name: "VW" for Verein Wachau läuft. */
export const initialsOfTitle = (name: string): string =>
  initialsOf(...name.trim().split(/\s+/u).slice(0, 2))
