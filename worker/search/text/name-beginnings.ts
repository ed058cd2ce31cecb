import { nameBeginning, shortenedBeginning } from './name-tokens.ts'
import type { Term } from './terms.ts'

/** Number of readings of a text with corrected words that are compared with beginnings of names. */
const maximumReadings = 8

/** Beginnings of the name tokens (name-tokens.ts) of names that begin with the terms, in their order. */
export function nameBeginnings(terms: readonly Term[]): string[] {
  let readings: string[][] = [[]]
  for (const { alternatives } of terms) {
    readings = readings
      .flatMap((words) => alternatives.map((word) => [...words, word]))
      .slice(0, maximumReadings)
  }
  const shortened = readings.map(shortenedBeginning).filter((name) => name !== null)
  return [...readings.map(nameBeginning), ...shortened]
}
