import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { cancelOrder } from '../../worker/domain/commerce/orders/cancel-order.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { recordPayment } from '../../worker/domain/commerce/payments/record-payment.ts'
import { startPayment } from '../../worker/domain/commerce/payments/start-payment.ts'
import { publishSale } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { findTurn } from '../../worker/domain/commerce/waiting/find-turn.ts'
import { joinLine } from '../../worker/domain/commerce/waiting/join-line.ts'
import { leaveLine } from '../../worker/domain/commerce/waiting/leave-line.ts'
import { makeOffers } from '../../worker/domain/commerce/waiting/make-offers.ts'
import { races, smallSale } from './sale-tables.ts'
import type { WaitingOperation } from './waiting-operations.ts'

/** The code of sales and waiting lists, with the ids of the orders and turns that it made. */
export class WaitingCode {
  private readonly db: Database
  private readonly binding: D1Database
  private readonly payments = new Map<string, string>()
  private readonly turns: string[] = []
  private forms = 0

  constructor(binding: D1Database) {
    this.binding = binding
    this.db = createDatabase(binding)
  }

  async run(each: WaitingOperation, now: Date): Promise<string> {
    try {
      return await this.attempt(each, now)
    } catch (error) {
      if (error instanceof DomainError) return error.code
      throw error
    }
  }

  private async rows<T>(sql: string): Promise<T[]> {
    return (await this.binding.prepare(sql).all<T>()).results
  }

  /** Orders in the order in which they were made, by buyers and by offers. */
  private async orderAt(index: number): Promise<string> {
    const orders = await this.rows<{ id: string }>('SELECT id FROM purchase ORDER BY rowid')
    const id = orders.at(index)?.id
    if (id === undefined) throw new DomainError('not-found')
    return id
  }

  private async attempt(each: WaitingOperation, now: Date): Promise<string> {
    const { db } = this
    switch (each.do) {
      case 'hold':
        return await this.hold(each.places, undefined, now)
      case 'replace':
        return await this.hold(each.places, await this.orderAt(each.index), now)
      case 'start': {
        const orderId = await this.orderAt(each.index)
        const until = new Date(now.getTime() + 60 * 60_000)
        const payment = await startPayment(
          db,
          { orderId, method: 'stripe', state: 'paying', until },
          now,
        )
        this.payments.set(orderId, payment.id)
        return 'started'
      }
      case 'receive':
        return await this.receive(each.index, now)
      case 'cancel':
        await cancelOrder(db, await this.orderAt(each.index), now)
        return 'cancelled'
      case 'giveUp': {
        const orderId = await this.orderAt(each.index)
        await giveUpPlaces(db, { orderId, ordinals: null, amount: null, withFee: true }, now)
        return 'given up'
      }
      case 'join':
        return await this.join(each.places, now)
      case 'leave':
        return await this.leave(each.index, now)
      case 'offer':
        await makeOffers(db, 10, now)
        return 'offered'
      case 'wait':
        return 'waited'
      case 'resize': {
        const [first, ...others] = smallSale.races
        if (first === undefined) return 'resized'
        const sale = { ...smallSale, races: [{ ...first, places: each.places }, ...others] }
        const { belowTaken } = await publishSale(db, sale, now)
        return belowTaken.length > 0 ? 'below' : 'resized'
      }
    }
  }

  private async hold(quantity: number, replaces: string | undefined, now: Date): Promise<string> {
    this.forms += 1
    const held = await holdOrder(
      this.db,
      {
        editionId: smallSale.editionId,
        places: [{ raceId: races[0], quantity }],
        shownTotal: null,
        token: `form ${this.forms}`,
        buyerId: null,
        locale: 'en',
        ...(replaces === undefined ? {} : { replaces }),
      },
      now,
    )
    return held.state === 'held' ? 'held' : held.refusal.reason
  }

  private async receive(index: number, now: Date): Promise<string> {
    const orderId = await this.orderAt(index).catch(() => '')
    const paymentId = this.payments.get(orderId)
    const [order] = await this.rows<{ total: number; state: string }>(
      `SELECT total, state FROM purchase WHERE id = '${orderId}'`,
    )
    if (paymentId === undefined || order?.state !== 'paying') return 'nothing'
    const amount = order.total
    const state = await recordPayment(this.db, { paymentId, amount, currency: 'EUR' }, now)
    // A payment that got no places leaves its order as it was; here it is as if the buyer had given up.
    if (state === 'to_refund')
      await this.binding
        .prepare(`UPDATE purchase SET state = 'held' WHERE id = ?1`)
        .bind(orderId)
        .run()
    return state
  }

  private async join(size: number, now: Date): Promise<string> {
    const token = `turn ${this.turns.length}`
    const member = { id: null, email: `runner-${this.turns.length}@example.org` }
    const joined = await joinLine(
      this.db,
      { raceId: races[0], size, member, locale: 'en', token },
      now,
    )
    if (joined.state === 'refused') return joined.reason
    this.turns.push(token)
    return 'joined'
  }

  private async leave(index: number, now: Date): Promise<string> {
    const token = this.turns.at(index)
    const turn = token === undefined ? null : await findTurn(this.db, token, now)
    if (turn === null) return 'not-found'
    await leaveLine(this.db, turn, now)
    return 'left'
  }

  /** States of the groups, as they are stored, and room of the race. */
  async line(now: Date): Promise<string> {
    const groups = await this.rows<{ state: string }>('SELECT state FROM waiting ORDER BY id')
    const [stock] = await this.rows<{ room: number }>(
      `SELECT quantity - sold - (SELECT coalesce(sum(t.quantity), 0) FROM take t WHERE t.stock_id = stock.id
        AND t.state = 'held' AND t.until > '${now.toISOString()}') AS room
      FROM stock WHERE race_id = ${races[0]} AND kind = 'places'`,
    )
    return `${groups.map(({ state }) => state).join(' ')}, room ${stock?.room}`
  }
}
