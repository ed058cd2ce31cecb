import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../worker/db/client.ts'
import { queueDecisionMail } from '../../worker/domain/moderation/decision-mail.ts'
import type { ModeratedKind } from '../../worker/domain/moderation/moderated-kind.ts'

/** A noun made for tests of moderation: notices with a state, in a table of their own. */

const notice = sqliteTable('test_notice', {
  id: integer().primaryKey(),
  words: text().notNull(),
  state: text().notNull(),
})

export const createNotices =
  'CREATE TABLE test_notice (id INTEGER PRIMARY KEY, words TEXT NOT NULL, state TEXT NOT NULL)'

const setState = (
  db: Database,
  subjectId: number,
  state: string,
  condition: ReturnType<typeof sql>,
) =>
  db
    .update(notice)
    .set({ state })
    .where(sql`${notice.id} = ${subjectId} AND ${condition}`)

/** The noun, under the kind `feedback`. Decisions are mailed to the member `mailed`. */
export const noticeKind = (mailed: number): ModeratedKind => ({
  kind: 'feedback',
  reasons: ['unclear', 'off-topic'],
  takesAnswer: true,
  findSubjects: async (db, ids) => {
    const rows = await db.select().from(notice)
    return new Map(
      rows
        .filter(({ id }) => ids.includes(id))
        .map(({ id, words }) => [
          id,
          { title: 'A race', text: words, language: 'en', stars: null, event: null, fields: [] },
        ]),
    )
  },
  approve: (db, decision) => [
    setState(db, decision.subjectId, 'approved', decision.stands),
    queueDecisionMail(db, decision, mailed, { kind: 'password-changed', details: {} }),
  ],
  reject: (db, decision) => [
    setState(db, decision.subjectId, 'rejected', decision.stands),
    queueDecisionMail(db, decision, mailed, { kind: 'password-changed', details: {} }),
  ],
  undo: (db, decision) => [setState(db, decision.subjectId, 'waiting', decision.stands)],
})
