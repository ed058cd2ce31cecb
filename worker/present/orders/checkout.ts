import { count, longDate, moment, number } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { takesPlace } from '../../../src/model/event/edition-status.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { mostExtensions } from '../../../src/model/orders/holds.ts'
import { orderNumber } from '../../../src/model/orders/order-number.ts'
import { isMinor, takesMinors } from '../../../src/model/orders/people.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import { readMailAddress } from '../../../src/model/members/mail-address.ts'
import { meantAddress } from '../../../src/model/members/mail-typos.ts'
import { dateBib } from '../../../src/i18n/format.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { areComplete } from '../../domain/commerce/people/find-people.ts'
import { lastDayBefore } from '../../domain/commerce/payouts/last-day-before.ts'
import type { SaleTerms } from '../../domain/commerce/sales/find-terms.ts'
import { itemsThatFit } from '../../domain/commerce/sales/plan-items.ts'
import { planOrder } from '../../domain/commerce/sales/plan-order.ts'
import { saleState } from '../../domain/commerce/sales/sale-state.ts'
import { statusView } from '../cards/edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { priceIn } from '../texts/prices.ts'
import { presentExtras, presentItems } from './checkout-extras.ts'
import { ageOf, presentLines, raceOf } from './checkout-lines.ts'
import { agesOf, amountText, presentRaces } from './checkout-races.ts'
import { presentDue, presentPayment, presentTransferBy } from './due.ts'
import { presentPromo } from './checkout-promo.ts'
import { presentPaidBack, presentRefunds } from './checkout-refunds.ts'
import { presentOrder } from './order.ts'
import type { Shown } from './shown.ts'
import { presentWaiting } from './turns.ts'

const minute = 60_000

/** A hold that lasts longer is that of an offer: its last day is stated, not its minutes. */
const longHold = 120 * minute

function presentEvent({ event, edition }: EventFacts, { locale }: Reader): CheckoutView['event'] {
  const { permalink } = event
  const { date, endDate } = edition
  return {
    permalink,
    name: event.name,
    lang: foreignTag(event.nameLanguage, locale),
    hue: hueOf(sportOfCode(edition.sport)),
    date,
    bib: dateBib(date, endDate, locale),
    place: event.city,
    path: pathOf({ to: 'event', permalink, date }, locale),
    isOff: !takesPlace(statusView(edition.status)?.status ?? null),
  }
}

function presentPeople(shown: Shown, reader: Reader): CheckoutView['people'] {
  return shown.people.map((each) => {
    const age = ageOf(each.person, each.on)
    return {
      ...raceOf(shown, each.raceId, reader),
      values: each.person,
      faults: each.faults,
      age: age === null ? null : number(age, reader.locale),
      isMinor: age !== null && isMinor(age),
      mayBeMinor: takesMinors(each.ageMin),
      answers: each.answers,
      answerFaults: each.answerFaults,
      ages: agesOf(each, reader),
    }
  })
}

/** The sum, with the fee that is on top of the prices, and about as much in the reader's currency. */
function presentTotal(
  { total, fee }: { total: number; fee: number },
  { currency, feeMode }: SaleTerms,
  reader: Reader,
): CheckoutView['total'] {
  const { text, converted } = priceIn(reader, total, currency)
  return {
    text: amountText(total, currency, reader),
    amount: total,
    currency,
    fee: feeMode === 'on_top' && fee > 0 ? amountText(fee, currency, reader) : null,
    about: converted === null || total === 0 ? null : text,
    rateDate: converted?.date ?? null,
  }
}

/** Former and present sum of an order whose hold has ended and whose places cost another now. */
function presentMoved(
  { checkout, terms }: Shown,
  chosen: ReadonlyMap<number, number>,
  reader: Reader,
  now: Date,
): CheckoutView['moved'] {
  if (checkout === null) return null
  const { total: former, currency } = checkout.order
  const places = [...chosen].map(([raceId, quantity]) => ({ raceId, quantity }))
  const items = itemsThatFit(terms, checkout.order.items, checkout.order.places.length)
  const { promoId } = checkout.order
  const plan = planOrder(terms, { places, items, promoId }, now)
  if ('reason' in plan || plan.total === former) return null
  return {
    from: amountText(former, currency, reader),
    to: amountText(plan.total, currency, reader),
    amount: plan.total,
  }
}

function presentHold({ checkout }: Shown, reader: Reader, now: Date): CheckoutView['hold'] {
  const { until = null, extensions = 0, state, zone = 'UTC' } = checkout?.order ?? {}
  const left = until === null ? 0 : Date.parse(until) - now.getTime()
  if (until === null || left <= 0 || (state !== 'held' && state !== 'paying')) return null
  return {
    until,
    seconds: Math.ceil(left / 1000),
    minutes: count(Math.ceil(left / minute), reader.locale),
    day: left > longHold ? longDate(lastDayBefore(until, zone), reader.locale) : null,
    extensionsLeft: state === 'held' ? mostExtensions - extensions : 0,
  }
}

/** Number of places by race. */
const placesOf = ({ checkout, chosen }: Shown): ReadonlyMap<number, number> =>
  checkout === null
    ? chosen
    : checkout.order.places.reduce(
        (found, { raceId }) => found.set(raceId, (found.get(raceId) ?? 0) + 1),
        new Map<number, number>(),
      )

const familyFirst = ['ja', 'ko', 'zh']

/** Order of names and of the parts of a date; only Japanese forms ask for readings. */
const presentNames = ({ locale }: Reader): CheckoutView['names'] => ({
  familyFirst: familyFirst.includes(locale),
  readings: locale === 'ja',
  dateOrder: familyFirst.includes(locale) ? ['year', 'month', 'day'] : ['day', 'month', 'year'],
})

const roomOf = ({ rooms }: SaleTerms, key: 'room' | 'quantity') =>
  rooms.reduce((sum, each) => (each.kind === 'places' ? sum + each[key] : sum), 0)

/** Questions and waiver. */
const presentAsks = (
  { offer }: SaleTerms,
  textsLang: string | null,
): Pick<CheckoutView, 'questions' | 'waiver' | 'textsLang'> => ({
  questions: offer.questions,
  waiver:
    offer.waiver === null
      ? null
      : { version: String(offer.waiver.version), text: offer.waiver.text },
  textsLang,
})

/** The data of the pages of a checkout. */
export function presentCheckout(shown: Shown, reader: Reader, now: Date): CheckoutView {
  const { facts, terms, checkout, people, member } = shown
  const order = checkout?.order ?? null
  const chosen = placesOf(shown)
  const language = facts.event.nameLanguage
  const state = order === null ? 'new' : presentOrder(order, now).state
  const email = checkout?.facts.email ?? member?.email ?? ''
  const isEmailWrong = readMailAddress(email) === null
  const races = presentRaces(facts, terms, chosen, reader, now)
  const day = (instant: string) => longDate(instant.slice(0, 10), reader.locale)
  return {
    token: shown.token,
    state,
    sale: saleState(
      { ...terms, room: roomOf(terms, 'room'), quantity: roomOf(terms, 'quantity') },
      now,
    ),
    opens: terms.opensAt > now.toISOString() ? moment(terms.opensAt, reader.locale) : null,
    event: presentEvent(facts, reader),
    seller: shown.seller,
    edition: facts.edition.id,
    isFeeInside: terms.feeMode === 'inside',
    races,
    waiting: presentWaiting({ terms, races, turns: shown.turns }, reader.locale, now),
    names: presentNames(reader),
    people: presentPeople(shown, reader),
    ...presentAsks(terms, foreignTag(language, reader.locale)),
    email: { value: email, isWrong: isEmailWrong, meant: meantAddress(email) },
    reminds: checkout?.facts.reminds ?? false,
    isComplete: checkout !== null && !isEmailWrong && areComplete(people),
    extras: order === null ? [] : presentExtras({ terms, order, language }, reader),
    lines: presentLines(shown, terms.currency, reader, now),
    extraLines: presentItems(
      (order?.items ?? []).filter(({ ordinal }) => ordinal === null),
      { currency: terms.currency, language },
      reader,
    ),
    refunds: presentRefunds(shown, reader),
    ...presentPaidBack(shown, reader, now),
    takesPromo: terms.offer.promos.length > 0,
    promo: presentPromo(order, terms, reader),
    total: presentTotal(order ?? { total: 0, fee: 0 }, terms, reader),
    moved: state === 'ended' ? presentMoved(shown, chosen, reader, now) : null,
    hold: presentHold(shown, reader, now),
    payment: presentPayment(shown),
    due: presentDue(shown, reader),
    transferBy: presentTransferBy(shown, reader, now),
    methods: shown.methods.filter((method) => (method === 'free') === (order?.total === 0)),
    number: order === null ? '' : orderNumber(order.id),
    orderedOn: checkout === null ? null : day(checkout.facts.paidAt ?? checkout.facts.createdAt),
    receipts: (checkout?.receipts ?? []).map(({ kind, year, number: at, at: instant, amount }) => ({
      kind,
      amount: amountText(amount, terms.currency, reader),
      number: `${year}-${at}`,
      on: day(instant),
    })),
    isMember: member !== null,
  }
}
