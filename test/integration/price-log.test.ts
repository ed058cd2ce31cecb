import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../src/model/values/dates.ts'
import { readBatch } from '../../worker/db/read-batch.ts'
import { loweredPrices } from '../../worker/domain/catalogue/prices/find-offers.ts'
import {
  logChangedPrices,
  logDuePrices,
  logPricesBefore,
} from '../../worker/domain/catalogue/prices/log-prices.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** The log of prices and the comparison with the 30 days before, against an oracle that reads day by day. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  await tables.addEvents([1])
})
afterAll(async () => await tables.close())

const firstDay = '2026-06-01'
const dayOf = (day: number) => addDays(firstDay, day)

interface Step {
  amount: number
  from: number | null
  until: number | null
  isObserved: boolean
}

/** Steps that replace those of a race on a day. */
interface Statement {
  day: number
  steps: Step[]
}

const lastDay = 75
const amount = fc.constantFrom(40, 50, 50, 60)
const bound = fc.option(fc.integer({ min: 0, max: lastDay }), { freq: 2 })
const step = fc.record({
  amount,
  from: bound,
  until: bound,
  isObserved: fc.integer({ max: 14, min: 0 }).map((n) => n === 0),
})
const history = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: lastDay }),
      steps: fc.array(step, { maxLength: 3 }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((list) => list.toSorted((a, b) => a.day - b.day))

/** Price of a day under some steps, with its basis: "50 organiser"; null if none is charged. */
function stateOn(steps: readonly Step[], day: number): string | null {
  const [lowest] = steps
    .filter(({ from, until }) => (from ?? 0) <= day && day <= (until ?? lastDay))
    .toSorted((a, b) => a.amount - b.amount || Number(a.isObserved) - Number(b.isObserved))
  return lowest === undefined
    ? null
    : `${lowest.amount * 100} ${lowest.isObserved ? 'observed' : 'organiser'}`
}

/** Day, price and former price of a race whose price is lowered today, from the states of each day in their order. */
function oracle(statements: readonly Statement[], today: number): string | null {
  let steps: Step[] = []
  let now: string | null = null
  const ends: (string | null)[] = []
  const lows: number[] = []
  let changed = -1
  const enter = (day: number, next: string | null, isStart: boolean) => {
    if (next !== now) changed = day
    const low = lows[day] ?? Infinity
    const before = isStart ? Infinity : amountOf(now)
    lows[day] = Math.min(low, before, amountOf(next))
    now = next
  }
  for (let day = 0; day <= today; day += 1) {
    lows[day] = Infinity
    enter(day, stateOn(steps, day), true)
    for (const statement of statements.filter((each) => each.day === day)) {
      steps = statement.steps
      enter(day, stateOn(steps, day), false)
    }
    ends[day] = now
  }
  const present = ends[changed] ?? null
  if (changed <= today - 30 || changed < 30 || present === null || !isSet(present)) return null
  const before = ends.slice(changed - 30, changed)
  if (!before.every((each) => each !== null && isSet(each))) return null
  const prior = Math.min(...lows.slice(changed - 30, changed))
  return amountOf(present) < prior ? `${dayOf(changed)} ${amountOf(present)} ${prior}` : null
}

const amountOf = (state: string | null): number =>
  state === null ? Infinity : Number(state.split(' ')[0])
const isSet = (state: string): boolean => state.endsWith('organiser')

const offerRow = v.object({
  race_id: v.number(),
  day: v.string(),
  amount: v.number(),
  prior: v.number(),
})

const numRuns = Number(process.env['PRICE_LOGS'] ?? 3000)

test('lowered prices equal those that an oracle finds day by day', async () => {
  const histories = fc.sample(history, numRuns)
  const { db } = tables
  await db.$client
    .prepare(
      `INSERT INTO race (id, edition_id, ordinal, sport, name)
       SELECT value, 1, value, 0, '' FROM json_each(?1)`,
    )
    .bind(JSON.stringify(histories.map((_, index) => index + 1000)))
    .run()
  for (let day = 0; day <= lastDay; day += 1) {
    // The job may miss days.
    if (day % 3 !== 1) await logDuePrices(db, dayOf(day))
    for (let turn = 0; turn < 4; turn += 1) {
      const stated = histories.flatMap((statements, index) => {
        const one = statements.filter((each) => each.day === day)[turn]
        return one === undefined ? [] : [{ id: index + 1000, steps: one.steps }]
      })
      if (stated.length > 0) await restate(stated, day)
    }
  }
  const today = lastDay
  await logDuePrices(db, dayOf(today))
  const [rows] = await readBatch(db, [loweredPrices(dayOf(today))])
  const found = new Map(
    v
      .parse(v.array(offerRow), rows)
      .map(({ race_id: id, ...row }) => [id, `${row.day} ${row.amount} ${row.prior}`]),
  )
  const expected = histories.flatMap((statements, index) => {
    const offer = oracle(statements, today)
    return offer === null ? [] : [[index + 1000, offer] as const]
  })
  const differing = histories.flatMap((statements, index) => {
    const offer = oracle(statements, today)
    const sold = found.get(index + 1000) ?? null
    return offer === sold ? [] : [{ statements, offer, sold }]
  })
  expect(differing.slice(0, 2)).toEqual([])
  expect(expected.length, 'some prices are lowered').toBeGreaterThan(numRuns / 100)
})

/** Replaces the steps of races as a publication does. */
async function restate(
  stated: readonly { id: number; steps: Step[] }[],
  day: number,
): Promise<void> {
  const { db } = tables
  const ids = JSON.stringify(stated.map(({ id }) => id))
  const races = sql`SELECT value FROM json_each(${ids})`
  const rows = stated.flatMap(({ id, steps }) =>
    steps.map(({ amount: price, from, until, isObserved }) => [
      id,
      price,
      from === null ? null : dayOf(from),
      until === null ? null : dayOf(until),
      isObserved ? 'https://race.example/' : null,
    ]),
  )
  await db.$client.batch([
    logPricesBefore(db, races, dayOf(day)),
    db.$client
      .prepare('DELETE FROM ticket_price WHERE race_id IN (SELECT value FROM json_each(?1))')
      .bind(ids),
    db.$client
      .prepare(
        `INSERT INTO ticket_price (race_id, amount, currency, amount_eur, valid_from, valid_until, source_url, checked_on)
         SELECT value ->> 0, value ->> 1, 'EUR', value ->> 1, value ->> 2, value ->> 3, value ->> 4, ?2 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(rows), dayOf(day)),
    logChangedPrices(db, races, dayOf(day)),
  ])
}
