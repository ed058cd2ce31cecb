import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { race } from '../../catalogue/races/race.table.ts'
import { purchase } from '../orders/purchase.table.ts'

/** A group in the line for places of a race, which wants all of its places or none (docs/decisions/0110-waiting-lists.md). */
export const waiting = sqliteTable(
  'waiting',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
    /** Number in the line of its race; null until a guest has confirmed the address. */
    turn: integer(),
    /** Places that the group wants. */
    size: integer().notNull(),
    /** Null for a guest, and after the end of the account. */
    memberId: integer('member_id').references(() => member.id),
    /** Address for offers; empty once it was deleted. */
    email: text().notNull(),
    /** Language of the page on which it joined. */
    locale: text().notNull(),
    /** SHA-256 of the token that its form was made with, in hex: its address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** SHA-256 of the token in the latest email to a guest, in hex; null without. */
    linkHash: text('link_hash'),
    /**
     * `offered` while an order holds places for it, `taken` once that is paid, `passed` once its hold ended, `left` on its own wish.
     */
    state: text({
      enum: ['unconfirmed', 'waiting', 'offered', 'taken', 'passed', 'left'],
    }).notNull(),
    /** Order (commerce/orders) that holds the offered places. */
    orderId: text('order_id')
      .unique()
      .references(() => purchase.id),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('waiting_turn').on(t.raceId, t.turn),
    index('waiting_line')
      .on(t.raceId, t.turn, t.size)
      .where(sql`${t.state} = 'waiting'`),
    index('waiting_offered')
      .on(t.raceId)
      .where(sql`${t.state} = 'offered'`),
    uniqueIndex('waiting_once')
      .on(t.raceId, sql`lower(${t.email})`)
      .where(sql`${t.state} IN ('waiting', 'offered')`),
    index('waiting_member').on(t.memberId),
    uniqueIndex('waiting_link').on(t.linkHash),
    check('waiting_size', sql`${t.size} BETWEEN 1 AND 50`),
    check(
      'waiting_state',
      sql`${t.state} IN ('unconfirmed', 'waiting', 'offered', 'taken', 'passed', 'left')`,
    ),
  ],
)

/** A step of a group in a line. Triggers record each of them, so that the order of offers can be checked afterwards. */
export const waitingStep = sqliteTable(
  'waiting_step',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    waitingId: integer('waiting_id')
      .notNull()
      .references(() => waiting.id),
    state: text().notNull(),
    /** Places of the race that were free after the step. */
    room: integer().notNull(),
    at: text().notNull(),
  },
  (t) => [index('waiting_step_of').on(t.waitingId, t.id)],
)
