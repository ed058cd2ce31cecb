import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { lastDayBefore } from '../payouts/last-day-before.ts'

const rows = v.array(
  v.object({
    ...eventNames,
    id: v.string(),
    date: v.string(),
    endDate: v.string(),
    seller: v.string(),
    total: v.number(),
    currency: v.string(),
    receipt: v.nullable(v.string()),
    zone: v.string(),
    holder: v.string(),
    account: v.string(),
    bank: v.string(),
    reference: v.nullable(v.string()),
    until: v.nullable(v.string()),
  }),
)

/** An order as its emails show it; amounts in minor units. */
export interface MailedOrder {
  id: string
  event: string
  date: string
  endDate: string
  seller: string
  total: number
  currency: string
  /** "2026-1"; null without a receipt. */
  receipt: string | null
  /** Last day of its hold, at the place; null once it holds nothing. */
  heldUntil: string | null
  /** Account, reference and last day for paying it without a provider; null for an order that does not wait for that. */
  due: { holder: string; account: string; bank: string; reference: string; day: string } | null
}

/** Facts of an order for an email, when it is sent; null if there is none any more. */
export async function readOrderMail(
  db: Database,
  orderId: string,
  locale: Locale,
): Promise<MailedOrder | null> {
  const { results } = await prepare(
    db,
    sql`SELECT ${eventNameColumns}, p.id, e.date, e.end_date AS "endDate", o.name AS seller, p.total, p.currency,
        (SELECT year || '-' || number FROM receipt WHERE order_id = p.id AND kind = 'receipt'
          ORDER BY year, number LIMIT 1) AS receipt,
        e.zone, coalesce(u.holder, '') AS holder, coalesce(u.account, '') AS account, coalesce(u.bank, '') AS bank,
        (SELECT provider_id FROM payment WHERE order_id = p.id AND method IN ('bank-transfer', 'on-site')
          AND p.state = 'awaiting' ORDER BY attempt DESC LIMIT 1) AS reference,
        (SELECT max(until) FROM take WHERE order_id = p.id AND state = 'held') AS until
      FROM purchase p JOIN sale s ON s.edition_id = p.sale_id JOIN edition e ON e.id = p.sale_id
      JOIN event ev ON ev.id = e.event_id JOIN organiser o ON o.id = s.organiser_id
      LEFT JOIN payout u ON u.organiser_id = o.id WHERE p.id = ${orderId}`,
  ).all()
  const [row] = v.parse(rows, results)
  if (row === undefined) return null
  const { id, date, endDate, seller, total, currency, receipt, zone } = row
  const { holder, account, bank, reference, until } = row
  const due =
    reference === null || until === null
      ? null
      : { holder, account, bank, reference, day: lastDayBefore(until, zone) }
  const heldUntil = until === null ? null : lastDayBefore(until, zone)
  const event = withName(row, locale).name
  return { id, event, date, endDate, seller, total, currency, receipt, heldUntil, due }
}
