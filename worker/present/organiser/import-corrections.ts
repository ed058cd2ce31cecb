import { number } from '../../../src/i18n/format.ts'
import type { ColumnTarget } from '../../../src/model/event/imports.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { ImportView } from '../../../src/model/schemas/organiser/imports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { EqualFault, FoundRow } from '../../domain/organisers/imports/find-import.ts'
import { columnOf } from '../../domain/organisers/imports/import-record.ts'
import { faultText, fieldName, targetName } from './import-words.ts'

interface Columns {
  mapping: readonly (ColumnTarget | null)[]
  equal: readonly EqualFault[]
}

/** Cells of a row that are to be corrected, each with a sentence. A fact without a column has an empty cell. */
export function correctionsOf(
  { state, cells, faults, suggestions }: FoundRow,
  { mapping, equal }: Columns,
  locale: Locale,
): ImportView['rows'][number]['corrections'] {
  if (state !== 'mend') return []
  return faults.map((fault) => {
    const { field } = fault
    const isPlace = fault.fault === 'place-unknown' || fault.fault === 'place-ambiguous'
    const column = columnOf(mapping, field)
    const target = column === null ? null : (mapping[column] ?? null)
    const text = column === null ? '' : (cells[column] ?? '')
    const rows = equal.find((each) => each.field === field && each.text === text)?.count ?? 1
    return {
      field,
      name: target === null ? fieldName(field, locale) : targetName(target, locale),
      text,
      note: faultText(fault, suggestions, locale),
      applyAll: rows < 2 ? '' : m.import_apply({ rows: number(rows, locale) }, { locale }),
      point: isPlace ? { lat: fieldName('lat', locale), lon: fieldName('lon', locale) } : null,
    }
  })
}
