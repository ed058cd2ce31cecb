import { importColumnsLimit, importRowsLimit } from '../../src/model/event/imports.ts'
import { decodeText } from './decode-text.ts'
import { refusedImport, tableOfSheet, type ImportTable } from './import-table.ts'

const separators = [',', ';', '\t'] as const
type Separator = (typeof separators)[number]

/**
 * Reads comma-separated values (RFC 4180), also separated by semicolons or tabs. A cell that begins like a formula stays
 * the text that it is: nothing is evaluated.
 * @throws DomainError import-refused
 */
export async function readCsv(bytes: Uint8Array): Promise<ImportTable> {
  const { text, encoding } = decodeText(bytes)
  const stated = /^sep=([,;\t])\r?\n/iu.exec(text)
  const body = stated === null ? text : text.slice(stated[0].length)
  const separator = separators.find((each) => each === stated?.[1]) ?? likelySeparator(body)
  return await tableOfSheet('csv', records(body, separator), encoding)
}

/** The number that most of the widths are. */
function usualWidth(widths: readonly number[]): number {
  const count = (width: number): number => widths.filter((each) => each === width).length
  return widths.reduce((best, width) => (count(width) > count(best) ? width : best), widths[0] ?? 1)
}

/** The separator that splits the first records into most cells, the same number in most: a title has only one. */
function likelySeparator(text: string): Separator {
  const sample = text.slice(0, 20_000)
  const scores = separators.map((separator) => {
    const widths: number[] = []
    for (const { cells } of records(sample, separator)) {
      widths.push(cells.length)
      if (widths.length === 20) break
    }
    // The last record may be cut.
    const whole = widths.length > 1 && text.length > sample.length ? widths.slice(0, -1) : widths
    const usual = usualWidth(whole)
    const alike = whole.filter((width) => width === usual).length / whole.length
    return { separator, score: usual === 1 ? 0 : alike * 1000 + usual }
  })
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

/** Records with the number of the row on which a spreadsheet shows them. */
function* records(
  text: string,
  separator: Separator,
): Generator<{ number: number; cells: string[] }> {
  let at = 0
  let number = 0
  while (at < text.length) {
    const cells: string[] = []
    for (;;) {
      const cell = cellAt(text, at, separator)
      cells.push(cell.text)
      if (cells.length > importColumnsLimit) throw refusedImport('too-many-columns')
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 2
    else at += 1
    number += 1
    // Empty lines count too, so that a file of line breaks ends.
    if (number > importRowsLimit * 2) throw refusedImport('too-many-rows')
    yield { number, cells }
  }
}

function cellAt(text: string, start: number, separator: Separator): { text: string; end: number } {
  if (text[start] !== '"') {
    const end = endOfCell(text, start, separator)
    return { text: text.slice(start, end), end }
  }
  const parts: string[] = []
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    // A quote that is never closed would swallow the rest of the file: its cell is taken as it is written.
    if (quote === -1) {
      const end = endOfCell(text, start, separator)
      return { text: text.slice(start, end), end }
    }
    parts.push(text.slice(at, quote))
    at = quote + 1
    if (text[at] !== '"') break
    parts.push('"')
    at += 1
  }
  const end = endOfCell(text, at, separator)
  return { text: parts.join('') + text.slice(at, end), end }
}

function endOfCell(text: string, start: number, separator: Separator): number {
  let end = start
  while (end < text.length) {
    const character = text[end]
    if (character === separator || character === '\n' || character === '\r') break
    end += 1
  }
  return end
}
