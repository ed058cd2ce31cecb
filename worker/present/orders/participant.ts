import { longDate, moment } from '../../../src/i18n/format.ts'
import { fullName } from '../../../src/i18n/person-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { orderNumber } from '../../../src/model/orders/order-number.ts'
import { birthDate } from '../../../src/model/orders/people.ts'
import type { NoRefund } from '../../../src/model/orders/refund-rules.ts'
import type { ParticipantView } from '../../../src/model/schemas/orders/participants.ts'
import { m } from '../../../src/paraglide/messages.js'
import type {
  OrderMoney,
  Participant,
} from '../../domain/commerce/participants/find-participant.ts'
import { refundOfPlaces } from '../../domain/commerce/payments/order-costs.ts'
import { presentAnswers } from './answers.ts'
import { amountText } from './checkout-races.ts'

const methods: Record<string, typeof m.checkout_card> = {
  stripe: m.checkout_card,
  'bank-transfer': m.checkout_transfer,
  'on-site': m.checkout_on_site,
  'test-card': m.checkout_test_card,
}

const moneyStates: Record<string, typeof m.checkout_card> = {
  'payment/succeeded': m.order_state_paid,
  'payment/created': m.order_state_awaiting,
  'payment/failed': m.participants_money_failed,
  'payment/cancelled': m.participants_money_failed,
  'payment/to_refund': m.participants_money_asked,
  'payment/refunded': m.order_state_paid,
  'refund/asked': m.participants_money_asked,
  'refund/done': m.order_state_refunded,
}

function presentMoney(
  { kind, method, amount, state, note, at }: OrderMoney,
  currency: string,
  locale: Locale,
): string {
  const to = { locale }
  const parts = [
    moment(at, locale),
    moneyStates[`${kind}/${state}`]?.({}, to),
    amountText(amount, currency, { locale }),
    methods[method]?.({}, to),
    note === '' ? undefined : note,
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}

const reasons = {
  started: m.participants_rule_started,
  off: m.participants_rule_off,
  'no-rule': m.participants_rule_none,
} as const satisfies Record<NoRefund, unknown>

function presentRefund(
  { order, ordinal }: Participant,
  locale: Locale,
  now: Date,
): ParticipantView['refund'] {
  if (order.state !== 'paid' || order.places[ordinal]?.state !== 'valid') return null
  const { currency, total, givenBack } = order
  const ruled = refundOfPlaces(order, [ordinal], now)
  return {
    byRule:
      ruled.reason === undefined
        ? { amount: ruled.amount, text: amountText(ruled.amount, currency, { locale }) }
        : null,
    why: ruled.reason === undefined ? '' : reasons[ruled.reason]({}, { locale }),
    currency,
    most: total - givenBack,
  }
}

/** A participant for the organiser: person, answers, order and money. */
export function presentParticipant(
  participant: Participant,
  locale: Locale,
  now: Date,
): ParticipantView {
  const { order, orderId, ordinal, offer } = participant
  const to = { locale }
  const born = birthDate(participant)
  const { guardian } = participant
  return {
    name: fullName({ firstname: participant.givenName, lastname: participant.familyName }) || '–',
    race: participant.race,
    number: participant.number,
    note: participant.note,
    isPaid: order.state === 'paid' && order.places[ordinal]?.state === 'valid',
    born: born === null ? '' : longDate(born, locale),
    guardian: guardian === '' ? '' : m.checkout_guardian_line({ name: guardian }, to),
    answers: presentAnswers(offer.questions, participant.answers, locale),
    order: {
      number: m.checkout_number({ number: orderNumber(orderId) }, to),
      email: participant.email,
      made: longDate(participant.createdAt.slice(0, 10), locale),
      total: amountText(order.total, order.currency, { locale }),
    },
    payments: participant.money.map((each) => presentMoney(each, order.currency, locale)),
    isStored: participant.isStored,
    hasMail: order.state === 'paid' && participant.email !== '',
    refund: presentRefund(participant, locale, now),
  }
}
