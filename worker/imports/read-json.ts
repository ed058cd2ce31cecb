import * as v from 'valibot'
import {
  columnTargets,
  importFields,
  type ColumnTarget,
  type ImportField,
} from '../../src/model/event/imports.ts'
import { fieldOfTarget } from './column-patterns.ts'
import { decodeText } from './decode-text.ts'
import { refusedImport, tableOfEntries, type ImportTable } from './import-table.ts'
import { mostLinkedBytes } from './linked-data.ts'
import { tableOfLinkedData } from './read-json-ld.ts'
import { readRunSignup } from './read-runsignup.ts'

/** The file that organisers export: a text for each fact that a race has. */
const exported = v.object({
  races: v.array(v.record(v.picklist(importFields), v.string())),
})

/** The first target of each fact, which is how our lists write it: dates as 2027-12-31, lengths with their unit. */
const targetOf = (field: string): ColumnTarget | null =>
  columnTargets.find((target) => fieldOfTarget(target) === field) ?? null

/**
 * Reads a JSON document by what it holds: structured data (JSON-LD), the list of an organiser's own export, or races of
 * RunSignup.
 * @throws DomainError import-refused
 */
export function readJson(bytes: Uint8Array): ImportTable {
  const { text } = decodeText(bytes)
  if (/"@(?:context|graph|type)"\s*:/u.test(text)) {
    if (text.length > mostLinkedBytes) throw refusedImport('too-large')
    return tableOfLinkedData([parsed(text)])
  }
  const own = v.safeParse(exported, parsed(text))
  if (!own.success) return readRunSignup(bytes)
  const entries = own.output.races.map((race) =>
    Object.fromEntries(
      Object.entries(race).flatMap(([field, cell]) => {
        const target = targetOf(field)
        return target === null ? [] : [[target, cell] as const]
      }),
    ),
  )
  const fields: readonly ImportField[] = importFields
  return tableOfEntries(
    'json',
    entries,
    fields.flatMap((field) => targetOf(field) ?? []),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusedImport('kind')
  }
}
