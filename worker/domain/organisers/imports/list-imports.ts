import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { importStates } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const listed = v.object({
  id: v.string(),
  source: v.string(),
  state: v.picklist(importStates),
  createdAt: v.string(),
  drafts: v.number(),
})

export type ListedImport = v.InferOutput<typeof listed>

/** The latest imports of the organisations that the member represents. */
export async function listImports(db: Database, memberId: number): Promise<ListedImport[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT i.id, i.source, i.state, i.created_at AS "createdAt", (SELECT count(DISTINCT coalesce(r.draft_id, r.event_id))
        FROM event_import_row r WHERE r.import_id = i.id AND r.state = 'written') AS drafts
      FROM event_import i JOIN organiser_member person
        ON person.organiser_id = i.organiser_id AND person.member_id = ${memberId}
      ORDER BY i.created_at DESC LIMIT 10`,
  ])
  return v.parse(v.array(listed), rows)
}

const importer = v.object({ id: v.number() })

/**
 * The organisation that imports, by its permalink or the member's first.
 * @throws DomainError not-found
 */
export async function importingOrganiser(
  db: Database,
  memberId: number,
  permalink: string | null,
): Promise<v.InferOutput<typeof importer>> {
  const [rows] = await readBatch(db, [
    sql`SELECT o.id
      FROM organiser o JOIN organiser_member person ON person.organiser_id = o.id AND person.member_id = ${memberId}
      WHERE ${permalink} IS NULL OR o.permalink = ${permalink} ORDER BY o.name LIMIT 1`,
  ])
  const [found] = v.parse(v.array(importer), rows)
  if (found === undefined) throw new DomainError('not-found')
  return found
}
