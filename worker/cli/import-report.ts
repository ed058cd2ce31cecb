import type { ColumnTarget } from '../../src/model/event/imports.ts'
import { columnOf } from '../domain/organisers/imports/import-record.ts'
import type { FoundRow } from '../domain/organisers/imports/find-import.ts'
import { faultText, fieldName } from '../present/organiser/import-words.ts'

/** Different faults, and duplicates, that are listed; of the rest their number. */
const mostLines = 50

type Row = Pick<
  FoundRow,
  'number' | 'cells' | 'faults' | 'suggestions' | 'score' | 'event' | 'permalink'
>

function limited(lines: readonly string[], rest: string): string[] {
  const more = lines.length - mostLines
  return more > 0 ? [...lines.slice(0, mostLines), `… and ${more} more ${rest}`] : [...lines]
}

/** Faults of rows, each with its column, its value and what is wrong; equal ones once, with the number of the others. */
export function faultLines(
  rows: readonly Row[],
  mapping: readonly (ColumnTarget | null)[],
): string[] {
  const found = new Map<string, { number: number; more: number }>()
  for (const { number, cells, faults, suggestions } of rows)
    for (const fault of faults) {
      const column = columnOf(mapping, fault.field)
      const text = column === null ? '' : (cells[column] ?? '')
      const value = text === '' ? '' : ` “${text}”`
      const line = `${fieldName(fault.field, 'en')}${value}: ${faultText(fault, suggestions, 'en')}`
      const known = found.get(line)
      if (known === undefined) found.set(line, { number, more: 0 })
      else known.more += 1
    }
  const lines = [...found].map(([line, { number, more }]) => {
    const same = more === 0 ? '' : ` (and ${more} more of the same)`
    return `Row ${number}, ${line}${same}`
  })
  return limited(lines, 'different faults')
}

/** Rows that were left out because their event is probably in the catalogue. */
export const duplicateLines = (rows: readonly Row[]): string[] =>
  limited(
    rows.map(
      ({ number, event, permalink, score }) =>
        `Row ${number}, left out: probably ${event ?? ''} (${score ?? 0}%), /event/${permalink ?? ''}`,
    ),
    'duplicates',
  )
