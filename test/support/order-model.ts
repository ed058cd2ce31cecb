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
}

const minute = 60_000
const firstStep = 2

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

  hold(race: 0 | 1, places: number, shown: number | null, now: number): string {
    if (!this.isOpen) return 'not-open'
    const room = this.room(race, now)
    if (room < places) return `sold-out ${Math.max(0, room)}`
    const low =
      race === 0
        ? Math.min(places, Math.max(0, firstStep - this.taken(0, now, undefined, 'low')))
        : 0
    const total = race === 0 ? low * this.prices[0] + (places - low) * this.prices[1] : 0
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
    })
    return `held ${total}`
  }

  extend(index: number, now: number): string {
    const order = this.orders[index]
    if (order === undefined || order.state !== 'held') return 'conflict'
    if (order.until <= now || order.extensions === 2) return 'conflict'
    order.extensions += 1
    order.until = Math.max(order.until, now + 15 * minute)
    return 'extended'
  }

  start(index: number, state: 'paying' | 'awaiting', now: number): string {
    const order = this.orders[index]
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
    const order = this.orders[index]
    const payment = order?.payments[attempt]
    if (order === undefined || payment === undefined) return 'not-found'
    if (!['created', 'failed', 'cancelled'].includes(payment)) return payment
    const sells = extra === 0 && this.isLive(order.state) && this.fits(order, now)
    order.payments[attempt] = sells ? 'succeeded' : 'to_refund'
    if (sells) order.state = 'paid'
    return order.payments[attempt]
  }

  private fits(order: ModelOrder, now: number): boolean {
    const room = (this.places[order.race] ?? 0) - this.taken(order.race, now, order)
    const low = firstStep - this.taken(0, now, order, 'low')
    return room >= order.places && (order.low === 0 || low >= order.low)
  }

  end(index: number, attempt: number, state: 'failed' | 'cancelled', now: number): string {
    const order = this.orders[index]
    if (order === undefined || order.payments[attempt] === undefined) return 'not-found'
    if (order.payments[attempt] !== 'created') return 'ended'
    order.payments[attempt] = state
    if (order.state !== 'paying' && order.state !== 'awaiting') return 'ended'
    order.state = 'held'
    if (order.until > now) order.until = Math.max(order.until, now + 5 * minute)
    return 'ended'
  }

  confirmFree(index: number, now: number): string {
    const order = this.orders[index]
    if (order === undefined || order.state !== 'held' || order.total !== 0) return 'conflict'
    if (!this.fits(order, now)) return 'conflict'
    order.state = 'paid'
    return 'confirmed'
  }

  cancel(index: number): string {
    const order = this.orders[index]
    if (order?.state !== 'held') return 'conflict'
    order.state = 'cancelled'
    return 'cancelled'
  }

  giveUp(index: number): string {
    const order = this.orders[index]
    if (order?.state !== 'paid') return 'conflict'
    order.state = 'refunded'
    return 'given up'
  }

  settle(index: number): string {
    const order = this.orders[index]
    const due = order?.payments.findIndex(
      (state) => state === 'to_refund' || (state === 'succeeded' && order.state === 'refunded'),
    )
    if (order === undefined || due === undefined || due === -1) return 'nothing'
    order.payments[due] = 'refunded'
    return `refunded ${due}`
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
