/** Value of a key of a parsed query, if it is a text. */
export function textOf(search: object, key: string): string | undefined {
  const value: unknown = Object.entries(search).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : undefined
}
