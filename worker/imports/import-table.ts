import { DomainError } from '../../src/model/values/errors.ts'
import {
  importCellLimit,
  importColumnsLimit,
  importRowsLimit,
  type ColumnTarget,
  type ImportKind,
  type ImportRefusal,
} from '../../src/model/event/imports.ts'
import { headerIndex, headerRows } from './header-row.ts'
import { createTurns } from './turns.ts'

/**
 * The neutral shape of every source: one row per race of an edition, as texts. Sheets have the columns of their author,
 * whose meaning is guessed and can be changed; calendars, pages and RunSignup have columns of known meaning.
 */
export interface ImportTable {
  kind: ImportKind
  columns: ImportColumn[]
  rows: ImportRow[]
  /** Encoding of a text file; null if the format has only one. */
  encoding: string | null
}

export interface ImportColumn {
  name: string
  /** Null for a column that is left out, or whose meaning is not known yet. */
  target: ColumnTarget | null
}

export interface ImportRow {
  /** Number of the row as spreadsheets count, the header being 1; position of an entry in other sources, from 1. */
  number: number
  /** A text per column; '' for none. */
  cells: string[]
}

/** A source that is refused as a whole. The code is `import-refused`, the field an ImportRefusal. */
export const refusedImport = (reason: ImportRefusal) => new DomainError('import-refused', reason)

/** Text of a cell on one line, without control characters or directional marks that would disguise it. */
export const cellText = (text: string): string =>
  text
    .slice(0, importCellLimit + 1)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()

/** A row of a sheet, with the number that a spreadsheet shows. */
export interface SheetRow {
  number: number
  cells: readonly string[]
}

/** Cells that one task reads. */
const cellsPerTurn = 20_000

/**
 * Table of a sheet. Its header is the first row with a text, or one below titles and notes, which are left out; so are rows
 * without any text, and columns without a name and without texts.
 * @throws DomainError import-refused
 */
export async function tableOfSheet(
  kind: ImportKind,
  sheet: Iterable<SheetRow> | AsyncIterable<SheetRow>,
  encoding: string | null,
): Promise<ImportTable> {
  const found: ImportRow[] = []
  const turns = createTurns(cellsPerTurn)
  for await (const { number, cells } of sheet) {
    const texts = cells.map(cellText)
    const turn = turns.count(texts.length)
    if (turn !== null) await turn
    if (texts.every((text) => text === '')) continue
    if (texts.length > importColumnsLimit) throw refusedImport('too-many-columns')
    if (found.length > importRowsLimit) throw refusedImport('too-many-rows')
    found.push({ number, cells: texts })
  }
  const at = headerIndex(found.slice(0, headerRows).map(({ cells }) => cells))
  const header = found[at]?.cells ?? []
  const rows = found.slice(at + 1)
  if (rows.length === 0) throw refusedImport('empty')
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length))
  const names = Array.from({ length: width }, (_, index) => header[index] ?? '')
  const used = names.flatMap((name, index) =>
    name !== '' || rows.some(({ cells }) => (cells[index] ?? '') !== '') ? [index] : [],
  )
  return {
    kind,
    encoding,
    columns: used.map((index) => ({ name: names[index] ?? '', target: null })),
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: used.map((index) => cells[index] ?? ''),
    })),
  }
}

/** One race of an event from a source whose facts have names. An absent key is an unknown fact. */
export type ImportEntry = Partial<Record<ColumnTarget, string>>

/**
 * Table of such entries: a column per fact that any of them has.
 * @throws DomainError import-refused
 */
export function tableOfEntries(
  kind: ImportKind,
  entries: readonly ImportEntry[],
  order: readonly ColumnTarget[],
): ImportTable {
  if (entries.length === 0) throw refusedImport('no-events')
  if (entries.length > importRowsLimit) throw refusedImport('too-many-rows')
  const targets = order.filter((target) => entries.some((entry) => (entry[target] ?? '') !== ''))
  return {
    kind,
    encoding: null,
    columns: targets.map((target) => ({ name: '', target })),
    rows: entries.map((entry, index) => ({
      number: index + 1,
      cells: targets.map((target) => cellText(entry[target] ?? '')),
    })),
  }
}
