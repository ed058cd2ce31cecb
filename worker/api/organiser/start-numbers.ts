import { Hono } from 'hono'
import type * as v from 'valibot'
import {
  numberAct,
  rangesFields,
  type NumberOutcome,
  type NumbersView,
} from '../../../src/model/schemas/orders/start-numbers.ts'
import { requireSale } from '../../domain/commerce/sales/require-sale.ts'
import { assignNumbers } from '../../domain/commerce/start-numbers/assign-numbers.ts'
import {
  findNumbers,
  holdBack,
  openNumbers,
  saveRanges,
} from '../../domain/commerce/start-numbers/number-ranges.ts'
import {
  releaseNumber,
  setNumber,
  swapNumbers,
} from '../../domain/commerce/start-numbers/set-number.ts'
import type { Database } from '../../db/client.ts'
import { jsonBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Start numbers are on no public page.')

const changed = (number: number): NumberOutcome => ({ changed: number, takenBy: null })

async function run(
  db: Database,
  editionId: number,
  act: v.InferOutput<typeof numberAct>,
  now: Date,
): Promise<NumberOutcome> {
  switch (act.act) {
    case 'assign':
      return changed(await assignNumbers(db, { editionId, raceId: act.race }, now))
    case 'set': {
      const set = await setNumber(db, editionId, act, now)
      return set.state === 'set' ? changed(1) : { changed: 0, takenBy: set.entry }
    }
    case 'swap':
      await swapNumbers(db, editionId, act.places, now)
      return changed(2)
    case 'release':
      await releaseNumber(db, editionId, act, act.holdBack)
      return changed(1)
    case 'hold-back':
      return changed(await holdBack(db, editionId, act, now))
    case 'open':
      return changed(await openNumbers(db, editionId, act))
  }
}

/**
 * Start numbers of an edition. `GET /{edition}/numbers` → NumbersView; `POST /{edition}/numbers` with numberAct → NumberOutcome;
 * `PUT /{edition}/ranges` with rangesFields → {}.
 * @throws DomainError not-found for an edition of others or without a sale, or a place without a ticket; conflict for numbers that
 * are not as shown; invalid-body, also for ranges that overlap
 */
export const startNumbers = new Hono<MemberEnvironment>()
  .get('/:edition/numbers', async (c) => {
    const { db, member } = c.var
    const editionId = await requireSale(db, member.id, c.req.param('edition'))
    return c.json<NumbersView>(await findNumbers(db, editionId))
  })
  .post('/:edition/numbers', unshown, jsonBody(numberAct), async (c) => {
    const { db, member, clock } = c.var
    const editionId = await requireSale(db, member.id, c.req.param('edition'))
    return c.json(await run(db, editionId, c.req.valid('json'), clock.now()))
  })
  .put('/:edition/ranges', unshown, jsonBody(rangesFields), async (c) => {
    const { db, member } = c.var
    const editionId = await requireSale(db, member.id, c.req.param('edition'))
    await saveRanges(db, editionId, c.req.valid('json').ranges)
    return c.json({})
  })
