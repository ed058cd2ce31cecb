/** Query keys of the page of saved events, which its API reads, too. */
const savedPageKeys = ['view', 'month', 'box', 'outcome'] as const

/** Their values as the URL has them; the API counts a malformed one as absent. */
export type SavedPageQuery = Partial<Record<(typeof savedPageKeys)[number], string>>

/** The keys that the page reads of a parsed query. */
export function savedPageQuery(search: Record<string, unknown>): SavedPageQuery {
  const query: SavedPageQuery = {}
  for (const key of savedPageKeys) {
    const value = search[key]
    if (typeof value === 'string') query[key] = value
  }
  return query
}

/** A path with the keys of a query. */
export function withSavedQuery(path: string, query: SavedPageQuery & { locale?: string }): string {
  const keys = new URLSearchParams(query).toString()
  return keys === '' ? path : `${path}?${keys}`
}
