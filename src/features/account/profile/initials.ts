/** The first letter, as people count letters, of each name: "ID" of Ines Duarte. */
export function initialsOf(...names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase()
}
