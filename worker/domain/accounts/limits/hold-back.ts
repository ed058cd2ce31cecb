import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { turnCount } from './limit.table.ts'
import { countTurn, forgetTurns, turnKey } from './take-turn.ts'

/** Failures that cost nothing, the span they are counted in, and the longest wait, in seconds. */
const free = 5
const spanSeconds = 900
const longestSeconds = 300

const failures = 'failure'
const waits = 'wait'

const waitKey = async (whom: string): Promise<string> => await turnKey({ name: waits, whom })

/** Seconds for which somebody has to wait before trying again; 0 where nothing stands in the way. */
export async function secondsHeldBack(db: Database, whom: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ until: turnCount.until })
    .from(turnCount)
    .where(eq(turnCount.key, await waitKey(whom)))
    .limit(1)
  if (row === undefined) return 0
  return Math.max(0, Math.ceil((Date.parse(row.until) - now.getTime()) / 1000))
}

/** Notes a failure. From the sixth in a quarter of an hour on each doubles the wait, up to five minutes: never a lock. */
export async function holdBack(db: Database, whom: string, now: Date): Promise<void> {
  const { count } = await countTurn(db, { name: failures, whom, seconds: spanSeconds }, now)
  if (count < free) return
  const seconds = Math.min(2 ** (count - free), longestSeconds)
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  await db
    .insert(turnCount)
    .values({ key: await waitKey(whom), count, until })
    .onConflictDoUpdate({ target: turnCount.key, set: { count, until } })
}

/** Forgets the failures, and the wait that came of them. */
export async function letGo(db: Database, whom: string): Promise<void> {
  await forgetTurns(db, { name: failures, whom })
  await forgetTurns(db, { name: waits, whom })
}
