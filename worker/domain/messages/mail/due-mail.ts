import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { mail } from './mail.table.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Milliseconds from the beginning of a try to the next, by the number of tries before it. The first is longer than a
 * try can take, so that nobody tries what is being tried; behind the last nothing follows.
 */
const pauses = [1, 5, 15, 60, 240, 10].map((minutes) => minutes * minute)
export const maxAttempts = pauses.length

/** What is older is no news any more: a link in it would surprise. */
const longestWait = 3 * day

/** How long rows that are done with are kept, for whoever asks where a mail has gone. */
const keptFor = 30 * day

export type DueMail = typeof mail.$inferSelect

const open = and(isNull(mail.sentAt), isNull(mail.failedAt))

/**
 * Takes mail that is due, oldest first, and counts the try. One statement looks and writes: of two runs at once, one
 * gets a row. A run that dies half-way leaves its rows to be due again.
 */
export async function claimDueMail(db: Database, most: number, now: Date): Promise<DueMail[]> {
  const at = now.toISOString()
  const next = JSON.stringify(pauses.map((pause) => new Date(now.getTime() + pause).toISOString()))
  const due = and(open, lte(mail.dueAt, at), lt(mail.attempts, maxAttempts))
  const chosen = db
    .select({ id: mail.id })
    .from(mail)
    .where(due)
    .orderBy(asc(mail.dueAt))
    .limit(most)
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

/** Notes why a try failed; `givenUp` is null where it is tried again. */
export async function markFailed(
  db: Database,
  id: string,
  reason: string,
  givenUp: Date | null,
): Promise<void> {
  await db
    .update(mail)
    .set({ lastError: reason, failedAt: givenUp?.toISOString() ?? null })
    .where(and(eq(mail.id, id), open))
}

/** Gives up what has waited too long, or whose last try never came to an end; takes away what was done with long ago. */
export async function tidyMail(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const before = (age: number) => new Date(now.getTime() - age).toISOString()
  const neverEnded = and(lte(mail.dueAt, at), sql`${mail.attempts} >= ${maxAttempts}`)
  await db.batch([
    db
      .update(mail)
      .set({ failedAt: at, lastError: sql`coalesce(${mail.lastError}, 'never sent')` })
      .where(and(open, or(neverEnded, lt(mail.createdAt, before(longestWait))))),
    db.delete(mail).where(or(lt(mail.sentAt, before(keptFor)), lt(mail.failedAt, before(keptFor)))),
  ])
}
