import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type CatalogueRow, catalogueRow } from './catalogue-row.ts'
import { rowFaults } from './row-faults.ts'

/** A row that cannot be loaded. The message names its file, row and field. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}

const origins = new WeakMap<CatalogueRow, string>()

/** File and row of a catalogue row ("run-europe.jsonl, row 12"), for errors that are found after reading. */
export function fileAndLine(row: CatalogueRow): string {
  return origins.get(row) ?? `event "${row.permalink}"`
}

function parseLine(file: string, line: string, number: number, today?: string): CatalogueRow {
  const at = `${file}, row ${number}`
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch (error) {
    throw new CatalogueError(
      `${at}: not JSON (${error instanceof Error ? error.message : 'unreadable'})`,
    )
  }
  const result = v.safeParse(catalogueRow, json)
  if (result.success) {
    const [fault] = rowFaults(result.output, today)
    if (fault === undefined) return result.output
    throw new CatalogueError(`${at}, field "${fault.field}": ${fault.message}`)
  }
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? '(row)'
  throw new CatalogueError(`${at}, field "${field}": ${issue.message}`)
}

/**
 * Reads all `*.jsonl` files of a folder, one event per line, sorted by file and row.
 * @param today ISO date; if given, every later edition needs a source that announces it
 * @throws CatalogueError on the first malformed or contradictory row, or duplicate permalink
 */
export function readCatalogue(folder: string, today?: string): CatalogueRow[] {
  const seen = new Map<string, string>()
  const rows: CatalogueRow[] = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue
      const row = parseLine(file, line, index + 1, today)
      const before = seen.get(row.permalink)
      if (before !== undefined) {
        throw new CatalogueError(
          `${file}, row ${index + 1}, field "permalink": "${row.permalink}" is already used in ${before}`,
        )
      }
      seen.set(row.permalink, `${file}, row ${index + 1}`)
      origins.set(row, `${file}, row ${index + 1}`)
      rows.push(row)
    }
  }
  return rows
}
