import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { currencies } from '../../../../src/model/values/currencies.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import {
  columnTargets,
  importFields,
  importKinds,
  importStates,
  type ColumnTarget,
  type ImportField,
} from '../../../../src/model/event/imports.ts'
import { sports } from '../../../../src/model/event/sports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const json = <T extends v.GenericSchema>(schema: T) => v.pipe(v.string(), v.parseJson(), schema)

export const mappingSchema = v.array(v.nullable(v.picklist(columnTargets)))

export const defaultsSchema = v.strictObject({
  language: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-zA-Z-]{2,20}$/u))), null),
  sport: v.nullable(v.picklist(sports)),
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))),
  currency: v.nullable(v.picklist(currencies)),
})

/** A change of a row: a corrected cell, with the coordinates of a place that is not known, or a row left out or taken in. */
export const rowChangeSchema = v.union([
  v.strictObject({ included: v.boolean() }),
  v.strictObject({
    field: v.picklist(importFields),
    text: v.string(),
    all: v.boolean(),
    point: v.optional(v.strictObject({ lat: v.string(), lon: v.string() })),
  }),
])

/** Position of the column of a fact; null without one. */
export function columnOf(
  mapping: readonly (ColumnTarget | null)[],
  field: ImportField,
): number | null {
  const index = mapping.findIndex((target) => target?.split('.')[0] === field)
  return index === -1 ? null : index
}

const record = v.object({
  id: v.string(),
  organiser_id: v.number(),
  kind: v.picklist(importKinds),
  source: v.string(),
  encoding: v.nullable(v.string()),
  columns: json(v.array(v.string())),
  mapping: json(mappingSchema),
  defaults: json(defaultsSchema),
  state: v.picklist(importStates),
  created_at: v.string(),
})

export type ImportRecord = v.InferOutput<typeof record>

/** The import that a condition on `event_import i` selects. @throws DomainError not-found */
async function readImport(db: Database, which: SQL): Promise<ImportRecord> {
  const [rows] = await readBatch(db, [
    sql`SELECT id, organiser_id, kind, source, encoding, columns, mapping, defaults, state, created_at
      FROM event_import i WHERE ${which}`,
  ])
  const [found] = v.parse(v.array(record), rows)
  if (found === undefined) throw new DomainError('not-found')
  return found
}

/**
 * An import of an organisation that the member represents.
 * @throws DomainError not-found
 */
export async function requireImport(
  db: Database,
  memberId: number,
  id: string,
): Promise<ImportRecord> {
  return await readImport(
    db,
    sql`id = ${id} AND EXISTS (SELECT 1 FROM organiser_member person
      WHERE person.organiser_id = i.organiser_id AND person.member_id = ${memberId})`,
  )
}

/** An import without regard to who asks, for commands and scheduled jobs. @throws DomainError not-found */
export async function anyImport(db: Database, id: string): Promise<ImportRecord> {
  return await readImport(db, sql`id = ${id}`)
}
