import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { importStates } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'

const listed = v.object({
  id: v.string(),
  source: v.string(),
  state: v.picklist(importStates),
  createdAt: v.string(),
  drafts: v.number(),
})

export type ListedImport = v.InferOutput<typeof listed>

const listSql = `SELECT i.id, i.source, i.state, i.created_at AS createdAt, (SELECT count(DISTINCT r.draft_id)
    FROM event_import_row r WHERE r.import_id = i.id AND r.state = 'written') AS drafts
  FROM event_import i JOIN organiser_member person ON person.organiser_id = i.organiser_id AND person.member_id = ?1
  ORDER BY i.created_at DESC LIMIT 10`

/** The latest imports of the organisations that the member represents. */
export async function listImports(db: Database, memberId: number): Promise<ListedImport[]> {
  const { results } = await db.$client.prepare(listSql).bind(memberId).all()
  return v.parse(v.array(listed), results)
}

const organiserSql = `SELECT o.id, coalesce((SELECT e.country FROM event ev JOIN city e ON e.id = ev.city_id
    WHERE ev.organiser_id = o.id LIMIT 1), self.country) AS country
  FROM organiser o JOIN organiser_member person ON person.organiser_id = o.id AND person.member_id = ?1
  JOIN member self ON self.id = person.member_id
  WHERE ?2 IS NULL OR o.permalink = ?2 ORDER BY o.name LIMIT 1`

/**
 * The organisation that imports, by its permalink or the member's first, with the country that its rows probably have.
 * @throws DomainError not-found
 */
export async function importingOrganiser(
  db: Database,
  memberId: number,
  permalink: string | null,
): Promise<{ id: number; country: string | null }> {
  const row = await db.$client
    .prepare(organiserSql)
    .bind(memberId, permalink)
    .first<{ id: number; country: string | null }>()
  if (row === null) throw new DomainError('not-found')
  return row
}
