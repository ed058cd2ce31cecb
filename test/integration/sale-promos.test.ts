import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPromo } from '../../src/model/orders/sale-shape.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { changePromo } from '../../worker/domain/commerce/orders/change-promo.ts'
import { organiserNow as now } from '../support/organiser-tables.ts'
import { openSaleDrafting, soldTerms } from '../support/sale-drafting.ts'

let sales: Awaited<ReturnType<typeof openSaleDrafting>>
beforeAll(async () => {
  sales = await openSaleDrafting()
})
afterAll(async () => await sales.tables.close())

test('promo codes keep their numbers, are limited to no less than is used, and need one value', async () => {
  const { edition, blank } = await sales.newEdition()
  const raceId = Number(blank.races[0]?.key)
  const promo = { ...emptyPromo('n1'), code: ' club ', percent: 50, uses: 5 }
  const terms = soldTerms(blank, {}, { promos: [promo] })
  expect(
    await sales.publish(edition, {
      ...terms,
      promos: [promo, { ...promo, key: 'n2', amount: 100 }, { ...emptyPromo('n3'), code: 'NONE' }],
    }),
  ).toEqual({
    state: 'faults',
    faults: {
      'promos.n2.code': 'promo-twice',
      'promos.n2.percent': 'promo-one-value',
      'promos.n3.percent': 'required',
    },
  })
  await sales.publish(edition, terms)
  const { document } = await sales.read(edition)
  expect(document.promos).toEqual([{ ...promo, key: '1', code: 'CLUB' }])
  for (const buyer of ['one', 'two']) {
    const held = await sales.hold(edition, raceId, 1, `promo ${buyer}`)
    if (held.state === 'refused') throw new Error(held.refusal.reason)
    await changePromo(sales.tables.db, held.order.id, 'CLUB', now)
  }
  expect(
    await sales.publish(edition, { ...document, promos: [{ ...promo, key: '1', uses: 1 }] }),
  ).toEqual({ state: 'faults', faults: { 'promos.1.uses': 'promo-below-used' } })
  const next = { ...emptyPromo('n4'), code: 'NEXT', amount: 500 }
  await sales.publish(edition, { ...document, promos: [next] })
  expect((await sales.read(edition)).document.promos).toEqual([{ ...next, key: '2' }])
  expect(await findDifferences(sales.tables.db)).toEqual([])
})
