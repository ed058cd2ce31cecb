import { streamXlsxRows } from 'hucre/xlsx'
import { DomainError } from '../../src/model/values/errors.ts'
import { importColumnsLimit, importRowsLimit } from '../../src/model/event/imports.ts'
import { refusedImport, tableOfSheet, type ImportTable, type SheetRow } from './import-table.ts'
import { sheetCellText } from './sheet-cell-text.ts'
import { createTurns } from './turns.ts'
import { unzip } from './unzip.ts'
import { zipEntries } from './zip-entries.ts'

const sheetName = /\/worksheets\/[^/]+\.xml$/iu
/** Content types of workbooks and their templates, with and without macros; macros are never read. */
const workbookType =
  /(?:spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled)\.main\+xml/u

/**
 * Size of a part that is parsed as a whole, such as the texts of all cells: 50,000 texts. One of twice the size takes more
 * than 150 ms, in which no other request is answered.
 */
export const wholePartLimit = 2_500_000

/** Sheets that are searched for a table, because covers and notes come first. */
const sheetsLimit = 8

/**
 * Reads the first sheet of an Office Open XML workbook (ECMA-376) that has a header and a row. Formulas count by the value
 * that the file stores for them: nothing is evaluated.
 * @throws DomainError import-refused
 */
export async function readXlsx(bytes: Uint8Array): Promise<ImportTable> {
  const entries = zipEntries(bytes)
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (types === undefined) throw refusedImport('kind')
  if (!workbookType.test(new TextDecoder().decode(unzip(bytes, types)))) throw refusedImport('kind')
  // The library trusts the stated sizes, so every entry is unpacked here first.
  const turns = createTurns(wholePartLimit)
  for (const entry of entries) {
    const content = unzip(bytes, entry)
    const isSheet = sheetName.test(entry.name)
    if (!isSheet && content.length > wholePartLimit && isXml(content))
      throw refusedImport('zip-bomb')
    const turn = turns.count(content.length)
    // oxlint-disable-next-line no-await-in-loop -- the task ends between large parts
    if (turn !== null) await turn
  }
  const sheets = entries.filter(({ name }) => sheetName.test(name)).length
  for (let sheet = 0; sheet < Math.min(sheets, sheetsLimit); sheet += 1) {
    // oxlint-disable-next-line no-await-in-loop -- later sheets are read only if the earlier ones are empty
    const rows = await rowsOfSheet(bytes, sheet)
    if (rows.length > 1) return await tableOfSheet('xlsx', rows, null)
  }
  throw refusedImport('empty')
}

/** True for a part that a reader of XML would parse, whatever its name; pictures begin otherwise. */
const isXml = (content: Uint8Array): boolean =>
  new TextDecoder().decode(content.subarray(0, 200)).trimStart().startsWith('<')

/** Rows of a sheet that have a value. */
async function rowsOfSheet(bytes: Uint8Array, sheet: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let last = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const number = index + 1
      if (!(number > last)) throw refusedImport('zip-broken')
      last = number
      // Formatted columns without a value may reach to the end of the sheet.
      const width = values.findLastIndex((value) => value !== null && value !== '') + 1
      if (width === 0) continue
      rows.push({ number, cells: values.slice(0, width).map(sheetCellText) })
      if (width > importColumnsLimit) throw refusedImport('too-many-columns')
      if (rows.length > importRowsLimit + 1) throw refusedImport('too-many-rows')
    }
  } catch (error) {
    // Whatever else the library throws is about the content of the file.
    throw error instanceof DomainError ? error : refusedImport('zip-broken')
  }
  return rows
}
