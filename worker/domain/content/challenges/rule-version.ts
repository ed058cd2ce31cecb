import { sql, type SQL } from 'drizzle-orm'
import type { Challenge } from '../../../../src/model/challenges/challenge.ts'

/** Statements that give the rule of a published challenge another version if it changed, so that its members are due. */
export function ruleStatements(
  id: number,
  before: Challenge | null,
  after: Challenge | null,
): SQL[] {
  if (after === null) return []
  const isChanged = JSON.stringify(before?.rule) !== JSON.stringify(after.rule)
  return [
    sql`INSERT INTO challenge_rule (challenge_id, version) VALUES (${id}, 1)
      ON CONFLICT DO UPDATE SET version = version + ${isChanged ? 1 : 0}`,
  ]
}
