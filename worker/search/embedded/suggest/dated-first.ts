import type { StoredSuggestion } from '../../suggestion/stored-suggestion.ts'
import { isNamedDate, type NamedDates } from '../../text/dates-in-text.ts'

/** Stored suggestions in their order, but first those with an edition in the years and months that a text names. */
export function datedFirst(documents: string[], dates: NamedDates | null): string[] {
  if (dates === null) return documents
  const isDated = (json: string): boolean => {
    // The JSON was written by `storedSuggestion`, so it is not validated again.
    const { editions }: StoredSuggestion = JSON.parse(json)
    return editions.some(([date]) => isNamedDate(date, dates))
  }
  const dated = new Set(documents.filter(isDated))
  return [...dated, ...documents.filter((json) => !dated.has(json))]
}
