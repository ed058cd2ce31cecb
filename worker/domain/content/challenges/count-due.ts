import type { Database } from '../../../db/client.ts'
import { countMembers } from './count-members.ts'
import { listChallenges } from './joined-challenges.ts'
import { membersPerStep, stepsPerRun } from './steps.ts'

/** Counts members who are due, challenge after challenge. @returns their number */
export async function countDue(db: Database, now: Date): Promise<number> {
  let counted = 0
  let left = stepsPerRun
  for (const stored of await listChallenges(db))
    while (left > 0) {
      left -= 1
      const step = await countMembers(db, stored, now)
      counted += step
      if (step < membersPerStep) break
    }
  return counted
}
