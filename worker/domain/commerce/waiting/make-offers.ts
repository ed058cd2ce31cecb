import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { statusesNotHeld } from '../../../../src/model/event/edition-status.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import { localeOrDefault } from '../../../../src/model/locales.ts'
import { offerDays } from '../../../../src/model/orders/holds.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { instantOf, localTimeOf } from '../../../time/local-times.ts'
import { isHeld } from '../capacity/change-takes.ts'
import { roomOfRace } from '../capacity/line.ts'
import { takeStock } from '../capacity/take-stock.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { queueOrderMail, queueOrderMails } from '../orders/queue-order-mail.ts'
import { findTerms } from '../sales/find-terms.ts'
import { planOrder } from '../sales/plan-order.ts'

const candidates = v.array(
  v.object({
    id: v.number(),
    raceId: v.number(),
    editionId: v.number(),
    size: v.number(),
    memberId: v.nullable(v.number()),
    email: v.string(),
    locale: v.string(),
    zone: v.string(),
    closesAt: v.string(),
  }),
)
type Candidate = v.InferOutput<typeof candidates>[number]

/** True for an offer of `w` whose hold has ended without a payment. */
const hasEnded = (now: Date) =>
  sql`w.state = 'offered' AND NOT ${isHeld(sql`w.order_id`, now)}
    AND NOT EXISTS (SELECT 1 FROM purchase WHERE id = w.order_id AND state = 'paid')`

/** Statements after which offers that have ended are passed, and their groups learn of it. The places were free from that instant on. */
const passOffers = (db: Database, now: Date): D1PreparedStatement[] => [
  queueOrderMails(
    db,
    'offer-ended',
    sql`p.id IN (SELECT w.order_id FROM waiting w WHERE ${hasEnded(now)})`,
    now,
  ),
  prepare(
    db,
    sql`UPDATE waiting AS w SET state = 'passed', changed_at = ${now.toISOString()} WHERE ${hasEnded(now)}`,
  ),
]

/** Statuses of editions whose places are offered no longer. */
const statusesOff = JSON.stringify(statusesNotHeld)

/** Groups that are next in the line of their race and fit, of sales that are open. */
const nextGroups = (now: Date) => {
  const at = sql`${now.toISOString()}`
  const fits = (table: string) => sql`${sql.identifier(table)}.size <= ${roomOfRace(sql`r.id`, at)}`
  return sql`FROM waiting w JOIN race r ON r.id = w.race_id JOIN edition d ON d.id = r.edition_id
    JOIN sale s ON s.edition_id = d.id AND s.state = 'open' AND s.opens_at <= ${at} AND s.closes_at > ${at}
    WHERE w.state = 'waiting' AND coalesce(d.status, '') NOT IN (SELECT value FROM json_each(${statusesOff})) AND ${fits('w')}
      AND w.turn = (SELECT min(b.turn) FROM waiting b WHERE b.race_id = r.id AND b.state = 'waiting' AND ${fits('b')})`
}

/**
 * Query for the groups that should have an offer, and the offers that have ended, each with the instant `since`. When places became
 * free is not stored: a group is due from now.
 */
export const dueOffers = (now: Date) =>
  sql`SELECT ${now.toISOString()} AS since ${nextGroups(now)}
    UNION ALL SELECT (SELECT max(until) FROM take WHERE order_id = w.order_id) AS since FROM waiting w WHERE ${hasEnded(now)}`

/** End of the next day at the place, or of the sale: until then an offer's places are held. */
function offerDeadline({ zone, closesAt }: Candidate, now: Date): string {
  const today = localTimeOf(now.toISOString(), zone).slice(0, 10)
  const end = new Date(instantOf(`${addDays(today, offerDays + 1)}T00:00`, zone)).toISOString()
  return end < closesAt ? end : closesAt
}

/** Holds the places for a group, if it is still the first that fits. @returns true if it has an offer now */
async function offerTo(db: Database, group: Candidate, now: Date): Promise<boolean> {
  const { id, raceId, editionId, size: quantity, memberId, email } = group
  const terms = await findTerms(db, editionId, now, '', true)
  if (terms === null) return false
  const plan = planOrder(terms, { places: [{ raceId, quantity }], items: [] }, now)
  if ('reason' in plan) return false
  const orderId = randomToken(16)
  const isTaken = sql`EXISTS (SELECT 1 FROM take WHERE order_id = ${orderId})`
  const order = {
    orderId,
    // Its address is made when it is sent (issue-order-link.ts).
    tokenHash: await sha256(randomToken()),
    terms,
    plan,
    buyerId: memberId,
    email,
    locale: localeOrDefault(group.locale),
    isTaken,
  }
  const taking = {
    orderId,
    editionId,
    wants: plan.wants,
    until: offerDeadline(group, now),
    condition: sql`EXISTS (SELECT 1 FROM sale WHERE edition_id = ${editionId} AND version = ${terms.version})`,
    waitingId: id,
  }
  const results = await db.$client.batch([
    takeStock(db, taking, now),
    ...insertOrder(db, order, now),
    prepare(
      db,
      sql`UPDATE waiting SET state = 'offered', order_id = ${orderId}, changed_at = ${now.toISOString()}
        WHERE id = ${id} AND ${isTaken}`,
    ),
    queueOrderMail(db, { orderId, news: 'offered', cause: orderId }, isTaken, now),
  ])
  return (results[0]?.meta.changes ?? 0) > 0
}

/**
 * Ends offers whose time is over, and holds free places for the groups that are next in their lines, one after another. Nothing
 * depends on when it runs: no other buyer can take these places before.
 * @param limit offers at most
 * @returns how many offers were made
 */
export async function makeOffers(db: Database, limit: number, now: Date): Promise<number> {
  await db.$client.batch(passOffers(db, now))
  let made = 0
  for (let attempt = 0; attempt < limit; attempt += 1) {
    const { results } = await prepare(
      db,
      sql`SELECT w.id, w.race_id AS "raceId", d.id AS "editionId", w.size, w.member_id AS "memberId", w.email, w.locale,
          d.zone, s.closes_at AS "closesAt" ${nextGroups(now)} ORDER BY w.changed_at, w.id LIMIT 1 OFFSET ${attempt - made}`,
    ).all()
    const [group] = v.parse(candidates, results)
    if (group === undefined) break
    if (await offerTo(db, group, now)) made += 1
  }
  return made
}
