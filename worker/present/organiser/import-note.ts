import { number, percent, year } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { ImportField } from '../../../src/model/event/imports.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { FoundRow } from '../../domain/organisers/imports/find-import.ts'
import { fieldName, stateNames } from './import-words.ts'

type Outcome = NonNullable<FoundRow['outcome']>

const fieldNames = (fields: readonly ImportField[], locale: Locale): string =>
  joined(
    fields.map((field) => fieldName(field, locale)),
    locale,
  )

/** Sentence about the organisation's event that a row is. */
function eventNote({ edition, changed }: Outcome, event: string, locale: Locale): string {
  const to = { locale }
  if (edition !== null) return m.import_next({ event, year: year(`${edition}-01-01`, locale) }, to)
  if (changed.length === 0) return m.import_unchanged({ event }, to)
  return m.import_update({ event, facts: fieldNames(changed, locale) }, to)
}

function outcomeNotes({ state, outcome }: FoundRow, locale: Locale): string[] {
  const name = state === 'unchecked' || state === 'read' ? '' : stateNames[state]({}, { locale })
  if (outcome === null || !['new', 'changed', 'same', 'kept'].includes(state)) return [name]
  const { event, kept, rows } = outcome
  const facts = fieldNames(kept, locale)
  const numbers = rows.map((each) => number(each, locale))
  return [
    event === null ? name : eventNote(outcome, event, locale),
    ...(kept.length === 0 ? [] : [m.import_stays({ facts }, { locale })]),
    ...(rows.length === 0
      ? []
      : [m.import_event_rows({ rows: joined(numbers, locale) }, { locale })]),
  ]
}

/** Plan for a row in sentences; its faults stand beside its cells. */
export function rowNote(row: FoundRow, locale: Locale): string {
  const { state, score, event } = row
  if (state === 'duplicate' && event !== null)
    return m.import_same_as({ share: percent((score ?? 0) / 100, locale), event }, { locale })
  return outcomeNotes(row, locale).join(' ')
}
