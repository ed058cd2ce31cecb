import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

const rows = v.array(v.object({ name: v.string() }))

/** Name of the organiser who sells an edition; empty if it is not sold here. */
export async function findSeller(db: Database, editionId: number): Promise<string> {
  const { results } = await prepare(
    db,
    sql`SELECT o.name FROM sale s JOIN organiser o ON o.id = s.organiser_id WHERE s.edition_id = ${editionId}`,
  ).all()
  return v.parse(rows, results)[0]?.name ?? ''
}
