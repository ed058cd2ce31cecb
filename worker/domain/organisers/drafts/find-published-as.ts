import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { PublishedAs } from '../../../../src/model/schemas/event/draft-views.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { represents } from '../people/represents.ts'

const rows = v.tuple([
  v.object({
    permalink: v.string(),
    keys: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  }),
])

/**
 * The event as which a draft was published.
 * @throws DomainError not-found for a draft that was not, also for members who do not represent the organiser
 */
export async function findPublishedAs(
  db: Database,
  memberId: number,
  draftId: string,
): Promise<PublishedAs> {
  const [found] = await readBatch(db, [
    sql`SELECT ev.permalink, p.keys FROM published_draft p JOIN event ev ON ev.id = p.event_id
      WHERE p.id = ${draftId} AND ${represents(memberId, sql`ev.organiser_id`)}`,
  ])
  const read = v.safeParse(rows, found)
  if (!read.success) throw new DomainError('not-found')
  return read.output[0]
}
