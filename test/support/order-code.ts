import { DomainError } from '../../src/model/values/errors.ts'
import { cancelOrder } from '../../worker/domain/commerce/orders/cancel-order.ts'
import { changeExtras } from '../../worker/domain/commerce/orders/change-extras.ts'
import { changePromo } from '../../worker/domain/commerce/orders/change-promo.ts'
import { extendOrder } from '../../worker/domain/commerce/orders/extend-order.ts'
import { findOrder } from '../../worker/domain/commerce/orders/find-order.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { confirmFreeOrder } from '../../worker/domain/commerce/payments/confirm-free.ts'
import { endAttempt } from '../../worker/domain/commerce/payments/end-attempt.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { recordPayment } from '../../worker/domain/commerce/payments/record-payment.ts'
import { startPayment } from '../../worker/domain/commerce/payments/start-payment.ts'
import { findTerms } from '../../worker/domain/commerce/sales/find-terms.ts'
import { publishSale } from '../../worker/domain/commerce/sales/publish-sale.ts'
import type { Operation } from './order-operations.ts'
import { costOf, shirtsOf } from './order-parts.ts'
import { giveUpByRuleInCode, settleNext } from './order-refunds.ts'
import {
  club,
  meal,
  races,
  saleWithExtras,
  shirt,
  smallSale,
  worseRefunds,
  type SaleTables,
} from './sale-tables.ts'

/** The code, with the ids of the orders that it made. */
export class OrderCode {
  private readonly orders: string[] = []
  private readonly payments: string[][] = []
  private places = smallSale.races.map(({ places }) => places)
  private forms = 0
  private readonly tables: SaleTables

  constructor(tables: SaleTables) {
    this.tables = tables
  }

  async rooms(now: Date): Promise<string> {
    const terms = await findTerms(this.tables.db, smallSale.editionId, now)
    const places = races.map((raceId) =>
      terms?.rooms.find((room) => room.raceId === raceId && room.kind === 'places'),
    )
    const extras = [shirt, meal].map((id) =>
      terms?.rooms.find(({ kind, ownerId }) => kind === 'extra' && ownerId === id),
    )
    const promo = terms?.rooms.find(({ kind, ownerId }) => kind === 'promo' && ownerId === club.id)
    return [...places, ...extras, promo].map((room) => room?.room).join(' ')
  }

  async run(each: Operation, now: Date): Promise<string> {
    try {
      return await this.attempt(each, now)
    } catch (error) {
      if (error instanceof DomainError) return error.code
      throw error
    }
  }

  private async attempt(each: Operation, now: Date): Promise<string> {
    const { db } = this.tables
    switch (each.do) {
      case 'hold':
        return await this.hold(each, now)
      case 'extras':
        return await this.changeExtras(each, now)
      case 'promo':
        return await this.changePromo(each, now)
      case 'extend':
        await extendOrder(db, this.orderAt(each.index), now)
        return 'extended'
      case 'start':
        return await this.start(each, now)
      case 'receive':
        return await this.receive(each, now)
      case 'end':
        return await this.end(each, now)
      case 'free':
        await confirmFreeOrder(db, this.orderAt(each.index), now)
        return 'confirmed'
      case 'cancel':
        await cancelOrder(db, this.orderAt(each.index), now)
        return 'cancelled'
      case 'giveUp':
        return await this.giveUp(each, now)
      case 'settle':
        return await settleNext(db, this.orders.at(each.index) ?? '', now)
      case 'giveUpByRule':
        return await giveUpByRuleInCode(
          db,
          { orderId: this.orderAt(each.index), isShown: each.isShown },
          now,
        )
      case 'wait':
        return 'waited'
      case 'change':
        return await this.change(each, now)
    }
  }

  private orderAt(number: number): string {
    const order = this.orders.at(number)
    if (order === undefined) throw new DomainError('conflict')
    return order
  }

  private async hold(
    { race: number, places, shown, shirts }: Operation & { do: 'hold' },
    now: Date,
  ): Promise<string> {
    this.forms += 1
    const token = `form ${this.forms}`
    const input = { buyerId: null, locale: 'en', shownTotal: shown, token } as const
    const held = await holdOrder(
      this.tables.db,
      {
        ...input,
        editionId: smallSale.editionId,
        places: [{ raceId: races[number], quantity: places }],
        items: shirtsOf(Math.min(shirts, places)),
      },
      now,
    )
    if (held.state === 'held') {
      this.orders.push(held.order.id)
      this.payments.push([])
      return `held ${held.order.total}`
    }
    const { refusal } = held
    if (refusal.reason === 'extra-gone') return `extra-gone ${refusal.room}`
    if (refusal.reason === 'sold-out') return `sold-out ${refusal.room}`
    return refusal.reason === 'price-moved' ? `price-moved ${refusal.total}` : refusal.reason
  }

  private async changeExtras(
    { index, shirts, meals }: Operation & { do: 'extras' },
    now: Date,
  ): Promise<string> {
    const { db } = this.tables
    const orderId = this.orderAt(index)
    const places = (await findOrder(db, orderId))?.places.length ?? 0
    const ofOrder = meals === 0 ? [] : [{ optionId: meal, ordinal: null, quantity: meals }]
    const wanted = [...shirtsOf(Math.min(shirts, places)), ...ofOrder]
    const changed = await changeExtras(db, orderId, wanted, now)
    if (changed.state === 'refused') return `extra-gone ${changed.refusal.room}`
    return `extras ${(await findOrder(db, orderId))?.total}`
  }

  private async changePromo(
    { index, code }: Operation & { do: 'promo' },
    now: Date,
  ): Promise<string> {
    const { db } = this.tables
    const orderId = this.orderAt(index)
    const changed = await changePromo(db, orderId, code.toLowerCase(), now)
    if (changed.state === 'refused') return changed.refusal.reason
    return `promo ${(await findOrder(db, orderId))?.total}`
  }

  private async start(
    { index: number, state }: Operation & { do: 'start' },
    now: Date,
  ): Promise<string> {
    const orderId = this.orderAt(number)
    const until = new Date(now.getTime() + 60 * 60_000)
    const payment = await startPayment(
      this.tables.db,
      { orderId, method: state === 'awaiting' ? 'bank-transfer' : 'stripe', state, until },
      now,
    )
    const payments = this.payments.at(number) ?? []
    if (!payments.includes(payment.id)) payments.push(payment.id)
    return `payment ${payments.indexOf(payment.id)}`
  }

  private paymentAt(number: number, at: number): string {
    const payment = this.payments.at(number)?.[at]
    if (payment === undefined) throw new DomainError('not-found')
    return payment
  }

  private async receive(
    { index: number, attempt: at, extra }: Operation & { do: 'receive' },
    now: Date,
  ): Promise<string> {
    const paymentId = this.paymentAt(number, at)
    const order = await findOrder(this.tables.db, this.orderAt(number))
    const amount = (order?.total ?? 0) + extra
    return await recordPayment(this.tables.db, { paymentId, amount, currency: 'EUR' }, now)
  }

  private async end(
    { index: number, attempt: at, state }: Operation & { do: 'end' },
    now: Date,
  ): Promise<string> {
    const paymentId = this.paymentAt(number, at)
    const orderId = this.orderAt(number)
    await endAttempt(this.tables.db, { paymentId, orderId, state }, now)
    return 'ended'
  }

  private async giveUp(
    { index: number, count, share }: Operation & { do: 'giveUp' },
    now: Date,
  ): Promise<string> {
    const { db } = this.tables
    const orderId = this.orderAt(number)
    const order = await findOrder(db, orderId)
    const ordinals = (order?.places ?? [])
      .flatMap(({ state }, ordinal) => (state === 'valid' ? [ordinal] : []))
      .slice(0, count)
    const cost = costOf(order, ordinals)
    // The whole cost is left to the code.
    const amount = share === 1 ? null : Math.floor(cost * share)
    const given = await giveUpPlaces(db, { orderId, ordinals, amount, withFee: true }, now)
    return `given up ${given}`
  }

  private async change(
    { race: number, places, prices: [low, high], isOpen }: Operation & { do: 'change' },
    now: Date,
  ): Promise<string> {
    const steps = [
      { amount: low, validUntil: null, places: 2 },
      { amount: high, validUntil: null, places: null },
    ]
    const terms = isOpen
      ? { state: 'open' as const }
      : { state: 'paused' as const, refunds: worseRefunds }
    const sale = { ...saleWithExtras, ...terms }
    const quantities = this.places.map((quantity, at) => (at === number ? places : quantity))
    const changed = smallSale.races.map((each, at) => ({
      ...each,
      ...(at === 0 ? { steps } : {}),
      places: quantities[at] ?? 0,
    }))
    const { belowTaken } = await publishSale(this.tables.db, { ...sale, races: changed }, now)
    const [below] = belowTaken
    if (below !== undefined) return `below ${below.taken}`
    this.places = quantities
    return 'changed'
  }
}
