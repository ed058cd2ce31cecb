import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument, contentKinds } from '../../../../src/model/blocks/content.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { publishChanges } from '../../publishing/publish-changes.ts'
import { documentKind } from '../documents/document-kind.ts'
import { setDocumentState } from '../documents/set-state.ts'
import { scheduledChanges } from './schedule-act.ts'

const json = v.nullable(v.pipe(v.string(), v.parseJson(), contentDocument))

const dueRow = v.object({
  id: v.number(),
  kind: v.picklist(contentKinds),
  slug: v.string(),
  act: v.picklist(['publish', 'withdraw']),
  at: v.string(),
  version: v.nullable(v.number()),
  base: json,
  content: json,
  setBy: v.nullable(v.number()),
})

type Due = v.InferOutput<typeof dueRow>

/** Condition, and the statement that ends it: the act is on the schedule as it was read. */
const isDue = ({ id, act, at }: Due) =>
  sql`document_schedule WHERE document_id = ${id} AND act = ${act} AND at = ${at}`

/** Does one act. @returns why it could not be done; null if it is done, or was already */
async function carryOut(db: Database, due: Due, now: Date): Promise<'conflicts' | 'faults' | null> {
  const { id, base, content, version, setBy } = due
  const done = sql`DELETE FROM ${isDue(due)}`
  if (due.act === 'withdraw') {
    await setDocumentState(db, due, 'withdraw', now, { authorId: setBy, also: [done] })
    return null
  }
  if (base === null || content === null) return 'faults'
  const published = await publishChanges(
    db,
    documentKind,
    {
      id,
      changes: scheduledChanges(base, content),
      origin: 'schedule',
      authorId: setBy,
      details: due,
      stands: sql`EXISTS (SELECT 1 FROM ${isDue(due)})`,
      // A draft that was written on stays, and is merged with what is published now.
      also: [
        done,
        sql`DELETE FROM document_draft WHERE document_id = ${id} AND version = ${version}`,
      ],
    },
    { now },
  )
  return published.state === 'published' || published.state === 'waiting' ? null : published.state
}

/**
 * Publishes and withdraws documents whose time has come. What fails stays on the schedule with its reason, until a moderator
 * changes it.
 * @returns number of acts that were done
 */
export async function publishDue(db: Database, now: Date, limit: number): Promise<number> {
  const [rows] = await readBatch(db, [
    sql`SELECT d.id, d.kind, d.slug, s.act, s.at, s.version, s.base, s.content, s.set_by AS "setBy"
      FROM document_schedule s JOIN document d ON d.id = s.document_id
      WHERE s.at <= ${now.toISOString()} AND s.failed IS NULL ORDER BY s.at LIMIT ${limit}`,
  ])
  let done = 0
  for (const due of v.parse(v.array(dueRow), rows)) {
    const failure = await carryOut(db, due, now).catch((error: unknown) => {
      if (error instanceof DomainError) return 'conflicts' as const
      throw error
    })
    if (failure === null) done += 1
    else
      await prepare(
        db,
        sql`UPDATE document_schedule SET failed = ${failure}
          WHERE document_id = ${due.id} AND act = ${due.act} AND at = ${due.at}`,
      ).run()
  }
  return done
}
