import { isPlain } from '../../src/model/values/form.ts'
import {
  importCellLimit,
  type ColumnTarget,
  type ImportFault,
  type ImportField,
} from '../../src/model/event/imports.ts'
import { withoutFormulaGuard } from '../rules/formula-guard.ts'
import type { CellFault } from './row-facts.ts'

/** The cells of a row by their facts, and the faults that are found in them. */
export interface RowCells {
  faults: CellFault[]
  /** Adds a fault. @returns null, the value of the fact */
  report(field: ImportField, fault: ImportFault): null
  /** Text of a fact, and how it is written: the part of its target after the dot, '' without one. */
  cell(field: ImportField): { text: string; manner: string }
  /** Plain text of at most `most` characters; '' for a fault. */
  line(field: ImportField, most: number): string
  /** The fact that `read` finds in its text; null without a text, and with the fault for a text that it cannot read. */
  fact<Value>(
    field: ImportField,
    fault: ImportFault,
    read: (text: string, manner: string) => Value | null,
  ): Value | null
}

/** @param mapping meaning of each column; null for one that is left out */
export function rowCells(
  cells: readonly string[],
  mapping: readonly (ColumnTarget | null)[],
): RowCells {
  const faults: CellFault[] = []
  const report: RowCells['report'] = (field, fault) => {
    faults.push({ field, fault })
    return null
  }
  const cell: RowCells['cell'] = (field) => {
    const index = mapping.findIndex((target) => target?.split('.')[0] === field)
    return {
      text: withoutFormulaGuard((cells[index] ?? '').trim()),
      manner: mapping[index]?.split('.')[1] ?? '',
    }
  }
  return {
    faults,
    report,
    cell,
    line: (field, most) => {
      const { text } = cell(field)
      if (text.length > importCellLimit || text.length > most) report(field, 'too-long')
      else if (!isPlain(text)) report(field, 'characters')
      else return text.normalize('NFC')
      return ''
    },
    fact: (field, fault, read) => {
      const { text, manner } = cell(field)
      return text === '' ? null : (read(text, manner) ?? report(field, fault))
    },
  }
}
