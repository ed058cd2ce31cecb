import { describeCalendar } from './contract-calendar.ts'
import { describeIndex } from './contract-index.ts'
import { describeNames } from './contract-names.ts'
import { describeProperties } from './contract-properties.ts'
import { describeSuggestions } from './contract-suggestions.ts'
import type { CreateEngine } from './create-engine.ts'

/** Tests that every engine must pass. */
export function describeSearchEngine(name: string, createEngine: CreateEngine): void {
  describeSuggestions(name, createEngine)
  describeIndex(name, createEngine)
  describeCalendar(name, createEngine)
  describeNames(name, createEngine)
  describeProperties(name, createEngine)
}
