import { sql } from 'drizzle-orm'
import { phaseOf } from '../../src/model/challenges/challenge.ts'
import type { Database } from '../db/client.ts'
import { prepare } from '../db/prepare.ts'
import { findReach } from '../domain/content/challenges/find-reach.ts'
import type { ContentFolder } from '../content-files/read-content.ts'

/**
 * Checks that the races ahead suffice for each shipped challenge. A database without races proves nothing.
 * @param today ISO date
 * @returns a line for each challenge; `failed` names those that cannot be met
 */
export async function checkChallenges(
  db: Database,
  folders: readonly Pick<ContentFolder, 'kind' | 'slug' | 'content'>[],
  today: string,
): Promise<{ lines: string[]; failed: string[] }> {
  const lines: string[] = []
  const failed: string[] = []
  const races = await prepare(db, sql`SELECT 1 FROM race LIMIT 1`).first()
  if (races === null) return { lines, failed }
  for (const { slug, content } of folders) {
    const { challenge } = content
    if (challenge === null) continue
    const phase = phaseOf(challenge, today)
    if (phase === 'closed' || phase === 'archived') continue
    const { reached, need } = await findReach(db, challenge.rule, today)
    const isMet = reached >= need
    if (!isMet) failed.push(slug)
    const verdict = isMet ? 'can be met' : 'nobody can meet this'
    lines.push(`challenge/${slug}: ${verdict}: ${reached} of ${need}`)
  }
  return { lines, failed }
}
