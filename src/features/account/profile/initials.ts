/** First letter (code point, not UTF-16 unit) of each name: "ID" for Ines Duarte. */
export function initialsOf(...names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()
}
