import {
  extras,
  firstStep,
  minute,
  newModelOrder,
  type Extra,
  type ModelHold,
  type ModelOrder,
  type OrderState,
} from './model-order.ts'
import { clubUses, modelDiscounts } from './order-discounts.ts'

/** A plain model of a small sale (sale-tables.ts): numbers in lists, no SQL, no batches. */

/** Each verb returns its outcome in words. Times are milliseconds. */
export class OrderModel {
  readonly orders: ModelOrder[] = []
  places: [number, number] = [4, 2]
  prices: [number, number] = [1_000, 2_000]
  isOpen = true

  /** Orders that are paid or held at an instant. */
  private counted(now: number, except?: ModelOrder): ModelOrder[] {
    const others = this.orders.filter((order) => order !== except)
    return others.filter(
      ({ state, until }) => state === 'paid' || (this.isLive(state) && until > now),
    )
  }

  /** Places that are sold, and that others than an order hold at an instant. */
  private taken(race: number, now: number, except?: ModelOrder, only?: 'low'): number {
    return this.counted(now, except)
      .filter((order) => order.race === race)
      .reduce((sum, order) => sum + (only === 'low' ? order.low : order.places), 0)
  }

  private isLive = (state: OrderState) => ['held', 'paying', 'awaiting'].includes(state)

  room(race: number, now: number): number {
    return (this.places[race] ?? 0) - this.taken(race, now)
  }

  extraRoom(extra: Extra, now: number, except?: ModelOrder): number {
    const taken = this.counted(now, except).reduce((sum, order) => sum + order[extra], 0)
    return extras[extra].quantity - taken
  }

  /** Orders that may still use the first promo code. */
  promoRoom(now: number, except?: ModelOrder): number {
    return clubUses - this.counted(now, except).filter(({ code }) => code === 'CLUB').length
  }

  private price(order: ModelOrder): void {
    const sum = order.prices.reduce((total, price) => total + price, 0)
    const off = order.discounts.reduce((total, discount) => total + discount, 0)
    order.total = sum - off + order.shirts * extras.shirts.price + order.meals * extras.meals.price
  }

  changePromo(index: number, code: string, now: number): string {
    const order = this.orders.at(index)
    if (order?.state !== 'held' || order.until <= now) return 'conflict'
    const discounts = modelDiscounts(code, order, now)
    const isUsedUp = code === 'CLUB' && this.promoRoom(now, order) < 1
    if (code !== '' && (discounts === null || isUsedUp)) return 'promo-refused'
    order.code = code
    order.discounts = discounts ?? order.prices.map(() => 0)
    this.price(order)
    return `promo ${order.total}`
  }

  hold({ race, places, shown, shirts: wanted }: ModelHold, now: number): string {
    const shirts = Math.min(wanted, places)
    if (!this.isOpen) return 'not-open'
    const room = this.room(race, now)
    if (room < places) return `sold-out ${Math.max(0, room)}`
    const low =
      race === 0
        ? Math.min(places, Math.max(0, firstStep - this.taken(0, now, undefined, 'low')))
        : 0
    if (this.extraRoom('shirts', now) < shirts && shirts > 0)
      return `extra-gone ${this.extraRoom('shirts', now)}`
    const sum = race === 0 ? low * this.prices[0] + (places - low) * this.prices[1] : 0
    const total = sum + shirts * extras.shirts.price
    if (shown !== null && shown !== total) return `price-moved ${total}`
    const until = now + 15 * minute
    this.orders.push({
      ...newModelOrder(),
      race,
      places,
      low,
      total,
      until,
      shirts,
      prices: Array.from({ length: places }, (_place, at) =>
        race === 1 ? 0 : at < low ? this.prices[0] : this.prices[1],
      ),
      discounts: Array.from({ length: places }, () => 0),
    })
    return `held ${total}`
  }

  changeExtras(
    index: number,
    { shirts: wanted, meals }: { shirts: number; meals: number },
    now: number,
  ): string {
    const order = this.orders.at(index)
    if (order?.state !== 'held' || order.until <= now) return 'conflict'
    const shirts = Math.min(wanted, order.places)
    for (const [extra, count] of [
      ['shirts', shirts],
      ['meals', meals],
    ] as const)
      if (count > 0 && this.extraRoom(extra, now, order) < count)
        return `extra-gone ${this.extraRoom(extra, now, order)}`
    order.shirts = shirts
    order.meals = meals
    this.price(order)
    return `extras ${order.total}`
  }

  extend(index: number, now: number): string {
    const order = this.orders.at(index)
    if (order === undefined || order.state !== 'held') return 'conflict'
    if (order.until <= now || order.extensions === 2) return 'conflict'
    order.extensions += 1
    order.until = Math.max(order.until, now + 15 * minute)
    return 'extended'
  }

  start(index: number, state: 'paying' | 'awaiting', now: number): string {
    const order = this.orders.at(index)
    if (order === undefined) return 'conflict'
    if (order.state === 'paying' || order.state === 'awaiting')
      return order.payments.includes('created')
        ? `payment ${order.payments.indexOf('created')}`
        : 'conflict'
    if (order.state !== 'held' || order.total === 0 || order.until <= now) return 'conflict'
    order.state = state
    order.until = Math.max(order.until, now + 60 * minute)
    order.payments.push('created')
    return `payment ${order.payments.length - 1}`
  }

  receive(index: number, attempt: number, extra: number, now: number): string {
    const order = this.orders.at(index)
    const payment = order?.payments[attempt]
    if (order === undefined || payment === undefined) return 'not-found'
    if (!['created', 'failed', 'cancelled'].includes(payment)) return payment
    const sells = extra === 0 && this.isLive(order.state) && this.fits(order, now)
    order.payments[attempt] = sells ? 'succeeded' : 'to_refund'
    if (sells) order.state = 'paid'
    else order.asked.push({ payment: attempt, amount: order.total + extra })
    return order.payments[attempt]
  }

  private fits(order: ModelOrder, now: number): boolean {
    const room = (this.places[order.race] ?? 0) - this.taken(order.race, now, order)
    const low = firstStep - this.taken(0, now, order, 'low')
    const isThere = (extra: Extra) =>
      order[extra] === 0 || this.extraRoom(extra, now, order) >= order[extra]
    return (
      room >= order.places &&
      (order.low === 0 || low >= order.low) &&
      (order.code !== 'CLUB' || this.promoRoom(now, order) >= 1) &&
      isThere('shirts') &&
      isThere('meals')
    )
  }

  end(index: number, attempt: number, state: 'failed' | 'cancelled', now: number): string {
    const order = this.orders.at(index)
    if (order === undefined || order.payments[attempt] === undefined) return 'not-found'
    if (order.payments[attempt] === 'created') order.payments[attempt] = state
    if (order.payments.includes('created')) return 'ended'
    if (order.state !== 'paying' && order.state !== 'awaiting') return 'ended'
    if (order.state === 'awaiting') order.until = Math.min(order.until, now + 15 * minute)
    order.state = 'held'
    if (order.until > now) order.until = Math.max(order.until, now + 5 * minute)
    return 'ended'
  }

  confirmFree(index: number, now: number): string {
    const order = this.orders.at(index)
    if (order === undefined || order.state !== 'held' || order.total !== 0) return 'conflict'
    if (!this.fits(order, now)) return 'conflict'
    order.state = 'paid'
    return 'confirmed'
  }

  cancel(index: number): string {
    const order = this.orders.at(index)
    if (order?.state !== 'held') return 'conflict'
    order.state = 'cancelled'
    return 'cancelled'
  }

  giveUp(index: number, count: number, share: number): string {
    const order = this.orders.at(index)
    if (order?.state !== 'paid') return 'conflict'
    const left = Math.min(count, order.places)
    const cost = order.prices
      .slice(0, left)
      .reduce((sum, price, at) => sum + price - (order.discounts[at] ?? 0), 0)
    const shirts = Math.min(left, order.shirts)
    const meals = left === order.places ? order.meals : 0
    const withExtras = cost + shirts * extras.shirts.price + meals * extras.meals.price
    const amount = share === 1 ? withExtras : Math.floor(cost * share)
    order.shirts -= shirts
    order.meals -= meals
    order.prices.splice(0, left)
    order.discounts.splice(0, left)
    order.places -= left
    order.low = Math.max(0, order.low - left)
    if (order.places === 0) order.state = 'refunded'
    if (amount > 0) order.asked.push({ payment: order.payments.indexOf('succeeded'), amount })
    return `given up ${amount}`
  }

  settle(index: number): string {
    const order = this.orders.at(index)
    const [due] = order?.asked.toSorted((a, b) => a.payment - b.payment) ?? []
    if (order === undefined || due === undefined) return 'nothing'
    order.asked.splice(order.asked.indexOf(due), 1)
    if (order.payments[due.payment] === 'to_refund') order.payments[due.payment] = 'refunded'
    else {
      order.back += due.amount
      if (order.back === order.total) order.payments[due.payment] = 'refunded'
    }
    return `refunded ${due.payment} ${due.amount}`
  }

  change(
    race: 0 | 1,
    places: number,
    prices: [number, number],
    isOpen: boolean,
    now: number,
  ): string {
    this.prices = prices
    this.isOpen = isOpen
    const taken = this.taken(race, now)
    if (places < taken) return `below ${taken}`
    this.places[race] = places
    return 'changed'
  }
}
