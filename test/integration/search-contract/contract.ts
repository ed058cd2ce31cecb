import { describeCalendar } from './contract-calendar.ts'
import { describeCalendarIndex } from './contract-calendar-index.ts'
import { describeDayEnds, describeNextEdition } from './contract-day-ends.ts'
import { describeNames } from './contract-names.ts'
import { describeCalendarProperties, describeSuggestionProperties } from './contract-properties.ts'
import { describeSuggestionIndex } from './contract-suggestion-index.ts'
import { describeSuggestions } from './contract-suggestions.ts'
import type { CreateEngine, WritableAutocomplete, WritableCalendar } from './create-engine.ts'

/** Tests that every engine of suggestions must pass. */
export function describeAutocomplete(
  name: string,
  createEngine: CreateEngine<WritableAutocomplete>,
): void {
  describeSuggestions(name, createEngine)
  describeSuggestionIndex(name, createEngine)
  describeNextEdition(name, createEngine)
  describeNames(name, createEngine)
  describeSuggestionProperties(name, createEngine)
}

/** Tests that every engine of the calendar must pass. */
export function describeCalendarEngine(
  name: string,
  createEngine: CreateEngine<WritableCalendar>,
): void {
  describeCalendar(name, createEngine)
  describeCalendarIndex(name, createEngine)
  describeDayEnds(name, createEngine)
  describeCalendarProperties(name, createEngine)
}
