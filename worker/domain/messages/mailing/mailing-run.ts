import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { queueBulk, type BulkMail } from '../mail/queue-bulk.ts'
import { mailing } from './mailing.table.ts'

export type MailingName = 'alerts' | 'start-list' | 'searches' | 'search-emails'
export type MailingRun = typeof mailing.$inferSelect

/** Readers looked at per step, and steps per tick. */
export const readersPerStep = 500
export const stepsPerTick = 10
/** Emails after which a tick takes no further step. */
export const mailsPerTick = 400

/** The oldest unfinished run of a name; null if there is none. */
export async function openRun(db: Database, name: MailingName): Promise<MailingRun | null> {
  const [run] = await db
    .select()
    .from(mailing)
    .where(and(eq(mailing.name, name), isNull(mailing.finishedAt)))
    .orderBy(asc(mailing.day))
    .limit(1)
  return run ?? null
}

/** Emails of one step, and the cursor after it: null at the end of the run. */
export interface MailingStep {
  mails: BulkMail[]
  cursor: string | null
  /** Further statements, which run before the cursor moves. */
  also?: readonly D1PreparedStatement[]
}

/** Queues the emails of a step and moves the cursor in one batch, so that a run can be stopped at any point. */
async function writeStep(
  db: Database,
  { name, day, cursor: before }: MailingRun,
  { mails, cursor, also = [] }: MailingStep,
  now: Date,
): Promise<void> {
  const moveSql = `UPDATE mailing SET cursor = coalesce(?3, cursor), finished_at = ?4
    WHERE name = ?1 AND day = ?2 AND cursor = ?5 AND finished_at IS NULL`
  const finishedAt = cursor === null ? now.toISOString() : null
  await db.$client.batch([
    ...(mails.length === 0 ? [] : [queueBulk(db, mails, now)]),
    ...also,
    db.$client.prepare(moveSql).bind(name, day, cursor, finishedAt, before),
  ])
}

/** Carries a run on by some steps. @returns the number of emails queued */
export async function carryOn(
  db: Database,
  run: MailingRun,
  step: (run: MailingRun) => Promise<MailingStep>,
  now: Date,
): Promise<number> {
  let queued = 0
  let current = run
  for (let steps = 0; steps < stepsPerTick && queued < mailsPerTick; steps++) {
    const made = await step(current)
    await writeStep(db, current, made, now)
    queued += made.mails.length
    if (made.cursor === null) break
    current = { ...current, cursor: made.cursor }
  }
  return queued
}

/** Statement that deletes runs of before a day, except the last of each name, which the next one reads. */
export function sweepMailings(db: Database, before: string) {
  const last = sql`(SELECT max(day) FROM mailing AS other WHERE other.name = ${mailing.name})`
  return db.delete(mailing).where(and(lt(mailing.day, before), lt(mailing.day, last)))
}
