import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument } from '../../../../src/model/blocks/content.ts'
import type { Challenge } from '../../../../src/model/challenges/challenge.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({
  id: v.number(),
  slug: v.string(),
  version: v.number(),
  content: v.pipe(v.string(), v.parseJson(), contentDocument),
})

export interface StoredChallenge {
  id: number
  slug: string
  /** Of its rule. */
  version: number
  challenge: Challenge
}

/** Published challenges, each with the version of its rule. @param memberId only those that the member joined */
export async function listChallenges(
  db: Database,
  memberId: number | null = null,
): Promise<StoredChallenge[]> {
  const isJoined =
    memberId === null
      ? sql`1`
      : sql`d.id IN (SELECT challenge_id FROM challenge_member WHERE member_id = ${memberId})`
  const [rows] = await readBatch(db, [
    sql`SELECT d.id, d.slug, k.version, d.content FROM document d JOIN challenge_rule k ON k.challenge_id = d.id
      WHERE d.kind = 'challenge' AND d.state = 'published' AND ${isJoined} ORDER BY d.id`,
  ])
  return v
    .parse(v.array(row), rows)
    .flatMap(({ content: { challenge }, ...rest }) =>
      challenge === null ? [] : [{ ...rest, challenge }],
    )
}
