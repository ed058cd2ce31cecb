import type { Database } from '../../../db/client.ts'
import { countMembers, membersPerStep } from './count-members.ts'
import { listChallenges } from './joined-challenges.ts'

/** Steps of one run, so that its queries stay below D1's limit of 50. */
const stepsPerRun = 15

export const membersPerRun = membersPerStep * stepsPerRun

/** Counts members who are due, challenge after challenge. @returns their number */
export async function countDue(db: Database, now: Date, steps = stepsPerRun): Promise<number> {
  let counted = 0
  let left = steps
  for (const stored of await listChallenges(db))
    while (left > 0) {
      left -= 1
      const step = await countMembers(db, stored, now)
      counted += step
      if (step < membersPerStep) break
    }
  return counted
}
