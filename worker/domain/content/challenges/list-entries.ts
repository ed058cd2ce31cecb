import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument } from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({
  slug: v.string(),
  content: v.pipe(v.string(), v.parseJson(), contentDocument),
  joined: v.number(),
})

/** Published challenges with the number of their members. */
export async function listEntries(db: Database) {
  const [rows] = await readBatch(db, [
    sql`SELECT d.slug, d.content, (SELECT count(*) FROM challenge_member joined WHERE joined.challenge_id = d.id) AS joined
      FROM document d WHERE d.kind = 'challenge' AND d.state = 'published' ORDER BY d.id`,
  ])
  return v.parse(v.array(row), rows).flatMap(({ slug, content, joined }) => {
    const { challenge } = content
    return challenge === null ? [] : [{ slug, content, challenge, joined }]
  })
}

export type ChallengeEntryFacts = Awaited<ReturnType<typeof listEntries>>[number]
