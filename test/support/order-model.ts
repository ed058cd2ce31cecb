/** A plain model of a small sale (sale-tables.ts): numbers in lists, no SQL, no batches. */

type OrderState = 'held' | 'paying' | 'awaiting' | 'paid' | 'cancelled' | 'refunded'

interface ModelOrder {
  race: 0 | 1
  places: number
  /** Places at the first price. */
  low: number
  total: number
  state: OrderState
  until: number
  extensions: number
  payments: ('created' | 'failed' | 'cancelled' | 'succeeded' | 'to_refund' | 'refunded')[]
  /** Prices of the places that are left, those at the first price first; the first of them have shirts. */
  prices: number[]
  shirts: number
  meals: number
  /** Amounts that are asked back, in their order, by payment. */
  asked: { payment: number; amount: number }[]
  back: number
}

const minute = 60_000
const firstStep = 2
const extras = { shirts: { quantity: 3, price: 500 }, meals: { quantity: 2, price: 300 } } as const
type Extra = keyof typeof extras

/** Each verb returns its outcome in words. Times are milliseconds. */
export class OrderModel {
  readonly orders: ModelOrder[] = []
  places: [number, number] = [4, 2]
  prices: [number, number] = [1_000, 2_000]
  isOpen = true

  /** Places that are sold, and that others than an order hold at an instant. */
  private taken(race: number, now: number, except?: ModelOrder, only?: 'low'): number {
    return this.orders
      .filter((order) => order !== except && order.race === race)
      .filter(({ state, until }) => state === 'paid' || (this.isLive(state) && until > now))
      .reduce((sum, order) => sum + (only === 'low' ? order.low : order.places), 0)
  }

  private isLive = (state: OrderState) => ['held', 'paying', 'awaiting'].includes(state)

  room(race: number, now: number): number {
    return (this.places[race] ?? 0) - this.taken(race, now)
  }

  extraRoom(extra: Extra, now: number, except?: ModelOrder): number {
    const taken = this.orders
      .filter((order) => order !== except)
      .filter(({ state, until }) => state === 'paid' || (this.isLive(state) && until > now))
      .reduce((sum, order) => sum + order[extra], 0)
    return extras[extra].quantity - taken
  }

  hold(
    {
      race,
      places,
      shown,
      shirts: wanted,
    }: { race: 0 | 1; places: number; shown: number | null; shirts: number },
    now: number,
  ): string {
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
      race,
      places,
      low,
      total,
      state: 'held',
      until,
      extensions: 0,
      payments: [],
      prices: Array.from({ length: places }, (_place, at) =>
        race === 1 ? 0 : at < low ? this.prices[0] : this.prices[1],
      ),
      shirts,
      meals: 0,
      asked: [],
      back: 0,
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
    const places = order.prices.reduce((sum, price) => sum + price, 0)
    order.total = places + shirts * extras.shirts.price + meals * extras.meals.price
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
    const cost = order.prices.slice(0, left).reduce((sum, price) => sum + price, 0)
    const shirts = Math.min(left, order.shirts)
    const meals = left === order.places ? order.meals : 0
    const withExtras = cost + shirts * extras.shirts.price + meals * extras.meals.price
    const amount = share === 1 ? withExtras : Math.floor(cost * share)
    order.shirts -= shirts
    order.meals -= meals
    order.prices.splice(0, left)
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
