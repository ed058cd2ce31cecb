import { dateRange, longDate, price } from '../../src/i18n/format.ts'
import { labelled } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/model/locales.ts'
import { toMajor } from '../../src/model/money/minor-units.ts'
import { inFours } from '../../src/model/orders/account-numbers.ts'
import type { OrderNews } from '../../src/model/orders/order-news.ts'
import { orderNumber } from '../../src/model/orders/order-number.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailedTicket } from '../domain/commerce/tickets/find-mailed-tickets.ts'
import type { MailedOrder } from '../domain/commerce/orders/read-order-mail.ts'
import type { KindTexts, MailContext, MailTickets } from './mail-parts.ts'

/** An email about an order, with the facts that were read for it. */
export interface OrderContent {
  kind: 'order'
  details: MailedOrder & {
    news: OrderNews
    /** Minor units that were or will be paid back. */
    amount: number
    /** Tickets of its places; none before it is paid. */
    tickets: readonly MailedTicket[]
  }
}

const texts = {
  received: { subject: m.mail_order_received_subject, text: m.mail_order_received_text },
  transfer: { subject: m.mail_order_transfer_subject, text: m.mail_order_transfer_text },
  'on-site': { subject: m.mail_order_on_site_subject, text: m.mail_order_on_site_text },
  overdue: { subject: m.mail_order_overdue_subject, text: m.mail_order_overdue_text },
  paid: { subject: m.mail_order_paid_subject, text: m.mail_order_paid_text },
  failed: { subject: m.mail_order_failed_subject, text: m.mail_order_failed_text },
  'no-place': { subject: m.mail_order_no_place_subject, text: m.mail_order_no_place_text },
  'given-up': { subject: m.mail_order_given_up_subject, text: m.mail_order_given_up_text },
  refunded: { subject: m.mail_order_refunded_subject, text: m.mail_order_refunded_text },
  offered: { subject: m.mail_order_offered_subject, text: m.mail_order_offered_text },
  'offer-ended': {
    subject: m.mail_order_offer_ended_subject,
    text: m.mail_order_offer_ended_text,
  },
  unfinished: { subject: m.mail_order_unfinished_subject, text: m.mail_order_unfinished_text },
} as const satisfies Record<OrderNews, unknown>

/** Account, reference and day of money that is waited for. */
function dueFacts(
  { holder, account, bank, reference, day }: NonNullable<MailedOrder['due']>,
  news: 'transfer' | 'on-site',
  locale: Locale,
): string[] {
  const to = { locale }
  const accountFacts: [string, string][] = [
    [m.checkout_holder({}, to), holder],
    [m.checkout_account({}, to), inFours(account)],
    [m.checkout_bank({}, to), bank],
  ]
  return [
    ...(news === 'transfer' ? accountFacts.filter(([, value]) => value !== '') : []),
    [m.checkout_reference({}, to), inFours(reference)] as const,
    [m.checkout_pay_by({}, to), longDate(day, locale)] as const,
  ].map(([label, value]) => labelled(label, value, locale))
}

/** Amount that will be paid back of a place that was given up. */
const backText = (amount: number, money: (minor: number) => string, locale: Locale): string =>
  amount === 0
    ? m.refund_none({}, { locale })
    : m.mail_order_back({ price: money(amount) }, { locale })

/** Texts of an email about an order. Names of people are on its page alone. */
export function orderMailTexts(
  {
    news,
    amount,
    id,
    event,
    date,
    endDate,
    seller,
    total,
    currency,
    receipt,
    due,
    heldUntil,
  }: OrderContent['details'],
  { address, locale, at }: MailContext,
): KindTexts {
  const to = { locale }
  const number = orderNumber(id)
  const money = (minor: number) => price(toMajor(minor, currency), currency, locale)
  const days = date === endDate ? longDate(date, locale) : dateRange(date, endDate, locale)
  return {
    subject: texts[news].subject({ number }, to),
    text: texts[news].text({}, to),
    facts: [
      m.mail_rejected_event({ name: event }, to),
      days,
      m.checkout_number({ number }, to),
      labelled(m.checkout_total({}, to), money(total), locale),
      ...(news === 'given-up' ? [backText(amount, money, locale)] : []),
      ...(amount === 0 || news === 'given-up'
        ? []
        : [m.mail_order_refund({ price: money(amount) }, to)]),
      ...(news === 'paid' && receipt !== null
        ? [m.checkout_receipt({ number: receipt, date: longDate(at.slice(0, 10), locale) }, to)]
        : []),
      ...(news === 'offered' && heldUntil !== null
        ? [m.line_held_until({ date: longDate(heldUntil, locale) }, to)]
        : []),
      ...(due !== null && (news === 'transfer' || news === 'on-site')
        ? dueFacts(due, news, locale)
        : []),
      m.checkout_seller({ seller }, to),
    ],
    action: {
      label: m.mail_order_button({}, to),
      target: { to: 'checkout' },
      purpose: null,
      valid: null,
    },
    notYou: null,
    why: m.mail_why_entered({ address }, to),
  }
}

/** The tickets of a paid order. */
export const orderTickets = (
  { news, tickets }: OrderContent['details'],
  { locale }: MailContext,
): MailTickets | null =>
  news !== 'paid' || tickets.length === 0
    ? null
    : {
        heading: m.ticket_heading({}, { locale }),
        open: m.ticket_open({}, { locale }),
        code: m.ticket_code({}, { locale }),
        tickets,
      }
