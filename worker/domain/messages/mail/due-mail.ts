import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { mail } from './mail.table.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Milliseconds from the start of an attempt to the next, by the number of attempts before. The first is longer than an
 * attempt can take, so that no other run repeats it meanwhile. After the last, `tidyMail` gives the email up.
 */
const retryDelays = [1, 5, 15, 60, 240, 10].map((minutes) => minutes * minute)
export const maxAttempts = retryDelays.length

/** Age in milliseconds at which an unsent email is given up, because its link would no longer be expected. */
const maxAgeMs = 3 * day

/** Milliseconds for which rows of sent and failed emails are kept, to answer questions about them. */
const retentionMs = 30 * day

export type DueMail = typeof mail.$inferSelect

const open = and(isNull(mail.sentAt), isNull(mail.failedAt))

/**
 * Claims emails that are due, the oldest first and bulk ones last, and counts the attempt. One statement selects and updates, so that of two
 * simultaneous runs one gets a row. Rows of a run that is interrupted become due again.
 */
export async function claimDueMail(
  db: Database,
  limit: number,
  now: Date,
  { bulk }: { bulk: boolean } = { bulk: true },
): Promise<DueMail[]> {
  const at = now.toISOString()
  const next = JSON.stringify(
    retryDelays.map((delay) => new Date(now.getTime() + delay).toISOString()),
  )
  const due = and(
    open,
    lte(mail.dueAt, at),
    lt(mail.attempts, maxAttempts),
    bulk ? undefined : eq(mail.bulk, false),
  )
  const chosen = db
    .select({ id: mail.id })
    .from(mail)
    .where(due)
    .orderBy(asc(mail.bulk), asc(mail.dueAt))
    .limit(limit)
  return await db
    .update(mail)
    .set({
      attempts: sql`${mail.attempts} + 1`,
      dueAt: sql`json_extract(${next}, '$[' || ${mail.attempts} || ']')`,
    })
    .where(inArray(mail.id, chosen))
    .returning()
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(mail)
    .set({ sentAt: now.toISOString(), lastError: null })
    .where(and(eq(mail.id, id), open))
}

/** Stores why an attempt failed. With `failedAt` the email is given up; with null it is tried again. */
export async function markFailed(
  db: Database,
  id: string,
  reason: string,
  failedAt: Date | null,
): Promise<void> {
  await db
    .update(mail)
    .set({ lastError: reason, failedAt: failedAt?.toISOString() ?? null })
    .where(and(eq(mail.id, id), open))
}

/** Gives up emails that are too old or whose last attempt never ended, and deletes rows of emails sent or failed long ago. */
export async function tidyMail(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  const neverEnded = and(lte(mail.dueAt, at), sql`${mail.attempts} >= ${maxAttempts}`)
  await db.batch([
    db
      .update(mail)
      .set({ failedAt: at, lastError: sql`coalesce(${mail.lastError}, 'never sent')` })
      .where(and(open, or(neverEnded, lt(mail.createdAt, before(maxAgeMs))))),
    db
      .delete(mail)
      .where(or(lt(mail.sentAt, before(retentionMs)), lt(mail.failedAt, before(retentionMs)))),
  ])
}
