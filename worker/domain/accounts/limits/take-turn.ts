import { lt, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/errors.ts'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { turnCount } from './limit.table.ts'

export interface Turn {
  /** What is counted: "forgot-hour". */
  name: string
  /** For whom: an address, a network, a member. It is kept as a hash. */
  whom: string
  /** Turns in a span, and how long that is. The span begins with its first turn. */
  most: number
  seconds: number
}

/** The key of what is counted for whom, of whom nothing but a hash is kept. */
export const turnKey = async ({ name, whom }: Pick<Turn, 'name' | 'whom'>): Promise<string> =>
  `${name}/${(await sha256(whom)).slice(0, 32)}`

/** Turns taken in the span that is under way, this one included: one statement counts and writes. */
export async function countTurn(
  db: Database,
  turn: Omit<Turn, 'most'>,
  now: Date,
): Promise<{ count: number; until: Date }> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + turn.seconds * 1000).toISOString()
  const over = sql`${turnCount.until} <= ${at}`
  const [row] = await db
    .insert(turnCount)
    .values({ key: await turnKey(turn), count: 1, until })
    .onConflictDoUpdate({
      target: turnCount.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${turnCount.count} + 1 END`,
        until: sql`CASE WHEN ${over} THEN ${until} ELSE ${turnCount.until} END`,
      },
    })
    .returning()
  if (row === undefined) throw new Error('A counted turn has a row.')
  return { count: row.count, until: new Date(row.until) }
}

/** Takes a turn. False where there is none left in the span; a turn that is refused is counted, too. */
export async function takeTurn(db: Database, turn: Turn, now: Date): Promise<boolean> {
  const { count } = await countTurn(db, turn, now)
  return count <= turn.most
}

/** Takes a turn where it is needed to go on. @throws DomainError too-many-requests, with the seconds until there is one */
export async function demandTurn(db: Database, turn: Turn, now: Date): Promise<void> {
  const { count, until } = await countTurn(db, turn, now)
  if (count <= turn.most) return
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1000)
  throw new DomainError('too-many-requests', undefined, { retryAfter })
}

/** Forgets what was counted: who has signed in has not failed. */
export async function forgetTurns(db: Database, turn: Pick<Turn, 'name' | 'whom'>) {
  const key = await turnKey(turn)
  await db.delete(turnCount).where(sql`${turnCount.key} = ${key}`)
}

/** Takes away what has ended. A statement, for a batch. */
export function sweepTurns(db: Database, before: string) {
  return db.delete(turnCount).where(lt(turnCount.until, before))
}
