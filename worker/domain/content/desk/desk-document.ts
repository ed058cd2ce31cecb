import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentKinds } from '../../../../src/model/blocks/content.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { OutdatedTexts } from '../documents/document-statements.ts'
import { findOutdated } from '../documents/outdated-texts.ts'

const scheduleRow = v.object({
  act: v.picklist(['publish', 'withdraw']),
  at: v.string(),
  version: v.nullable(v.number()),
  failed: v.nullable(v.picklist(['conflicts', 'faults'])),
})

export type ScheduledAct = v.InferOutput<typeof scheduleRow>

const documentRow = v.object({
  id: v.number(),
  kind: v.picklist(contentKinds),
  slug: v.string(),
  state: v.picklist(['new', 'published', 'withdrawn']),
  revision: v.number(),
})

/** A document as the desk shows it, besides its draft. */
export interface DeskDocument extends v.InferOutput<typeof documentRow> {
  schedule: ScheduledAct[]
  outdated: OutdatedTexts
}

/** @throws DomainError not-found */
export async function findDeskDocument(db: Database, id: number): Promise<DeskDocument> {
  const [rows, acts] = await readBatch(db, [
    sql`SELECT id, kind, slug, state,
        (SELECT coalesce(max(number), 0) FROM document_revision WHERE document_id = id) AS revision
      FROM document WHERE id = ${id}`,
    sql`SELECT act, at, version, failed FROM document_schedule WHERE document_id = ${id} ORDER BY at`,
  ])
  const [found] = v.parse(v.array(documentRow), rows)
  if (found === undefined) throw new DomainError('not-found')
  const schedule = v.parse(v.array(scheduleRow), acts)
  return { ...found, schedule, outdated: await findOutdated(db, id) }
}
