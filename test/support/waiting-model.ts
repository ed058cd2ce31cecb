/** A plain model of a race with a waiting list: lists and numbers, no SQL. Times are milliseconds. */

const minute = 60_000
const day = 24 * 60 * minute

/** End of the next day in Berlin, which has no summer time in these histories. */
const endOfNextDay = (now: number) => (Math.floor((now + day / 24) / day) + 2) * day - day / 24

interface ModelOrder {
  places: number
  state: 'held' | 'paying' | 'paid' | 'cancelled' | 'refunded'
  until: number
}

interface ModelGroup {
  size: number
  state: 'waiting' | 'offered' | 'taken' | 'passed' | 'left'
  order: ModelOrder | null
}

const isLive = ({ state, until }: ModelOrder, now: number) =>
  (state === 'held' || state === 'paying') && until > now

export class WaitingModel {
  readonly orders: ModelOrder[] = []
  readonly groups: ModelGroup[] = []
  places = 4

  private room(now: number, except?: ModelOrder): number {
    return this.orders
      .filter((order) => order !== except && (order.state === 'paid' || isLive(order, now)))
      .reduce((room, order) => room - order.places, this.places)
  }

  private hasLine = () => this.groups.some(({ state }) => state === 'waiting')

  hold(places: number, now: number): string {
    if (this.hasLine() || this.room(now) < places) return 'sold-out'
    this.orders.push({ places, state: 'held', until: now + 15 * minute })
    return 'held'
  }

  replace(index: number, places: number, now: number): string {
    const former = this.orders.at(index)
    if (former === undefined) return 'not-found'
    const released = isLive(former, now) ? former.places : 0
    const room = this.room(now, isLive(former, now) ? former : undefined)
    if (places > (this.hasLine() ? Math.min(room, released) : room)) return 'sold-out'
    if (former.state !== 'held') return 'conflict'
    former.state = 'cancelled'
    const group = this.groups.find(({ order, state }) => order === former && state === 'offered')
    const until = Math.max(now + 15 * minute, group === undefined ? 0 : former.until)
    const order: ModelOrder = { places, state: 'held', until }
    if (group !== undefined) group.order = order
    this.orders.push(order)
    return 'held'
  }

  start(index: number, now: number): string {
    const order = this.orders.at(index)
    if (order === undefined) return 'not-found'
    if (order.state === 'paying') return 'started'
    if (order.state !== 'held' || !isLive(order, now)) return 'conflict'
    order.state = 'paying'
    order.until = Math.max(order.until, now + 60 * minute)
    return 'started'
  }

  receive(index: number, now: number): string {
    const order = this.orders.at(index)
    if (order === undefined || order.state !== 'paying') return 'nothing'
    const isInTime = isLive(order, now)
    if (!isInTime && (this.hasLine() || this.room(now) < order.places)) {
      order.state = 'held'
      order.until = 0
      return 'to_refund'
    }
    order.state = 'paid'
    const group = this.groups.find((each) => each.order === order)
    if (group !== undefined) group.state = 'taken'
    return 'succeeded'
  }

  cancel(index: number): string {
    const order = this.orders.at(index)
    if (order === undefined) return 'not-found'
    if (order.state !== 'held') return 'conflict'
    order.state = 'cancelled'
    const group = this.groups.find(
      ({ order: offer, state }) => offer === order && state === 'offered',
    )
    if (group !== undefined) group.state = 'left'
    return 'cancelled'
  }

  giveUp(index: number): string {
    const order = this.orders.at(index)
    if (order === undefined) return 'not-found'
    if (order.state !== 'paid') return 'conflict'
    order.state = 'refunded'
    return 'given up'
  }

  /** A request for a turn, refused or not, makes the offers that are due. */
  join(size: number, now: number): string {
    const outcome = this.outcomeOfJoining(size, now)
    if (outcome === 'joined') this.groups.push({ size, state: 'waiting', order: null })
    this.offer(now)
    return outcome
  }

  private outcomeOfJoining(size: number, now: number): string {
    if (size > this.places) return 'too-large'
    return !this.hasLine() && this.room(now) >= size ? 'not-full' : 'joined'
  }

  leave(index: number, now: number): string {
    const group = this.groups.at(index)
    if (group === undefined) return 'not-found'
    const { order, state } = group
    if (state === 'offered' && order !== null && isLive(order, now)) {
      if (order.state !== 'held') return 'conflict'
      order.state = 'cancelled'
      group.state = 'left'
    } else if (state === 'waiting') group.state = 'left'
    this.offer(now)
    return 'left'
  }

  offer(now: number): void {
    for (const group of this.groups)
      if (group.state === 'offered' && group.order !== null && !isLive(group.order, now))
        group.state = 'passed'
    for (;;) {
      const next = this.groups.find(
        ({ state, size }) => state === 'waiting' && size <= this.room(now),
      )
      if (next === undefined) return
      next.state = 'offered'
      next.order = { places: next.size, state: 'held', until: endOfNextDay(now) }
      this.orders.push(next.order)
    }
  }

  resize(places: number, now: number): string {
    if (places < this.places - this.room(now)) return 'below'
    this.places = places
    return 'resized'
  }

  /** States of the groups and room of the race. */
  line(now: number): string {
    return `${this.groups.map(({ state }) => state).join(' ')}, room ${this.room(now)}`
  }
}
