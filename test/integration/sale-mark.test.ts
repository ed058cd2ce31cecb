import { afterAll, beforeAll, expect, test } from 'vitest'
import { saleMark } from '../../worker/pages/sale-mark.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { saleNow, writeSale } from '../support/sale-tables.ts'

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await accountsInProcess(saleNow.toISOString()))
  await writeSale(site.db)
})
afterAll(async () => await close())

test('the key of an event’s page changes with the state of its sale, within 20 seconds', async () => {
  const mark = async (elapsed: number, path = '/de/event/alpine-run') =>
    await saleMark(site.db, path, { elapsed, now: saleNow })
  const open = await mark(0)
  expect(open).not.toBe('')
  await site.db.prepare('UPDATE stock SET sold = quantity - 2').run()
  expect(await mark(19_999)).toBe(open)
  const few = await mark(20_000)
  expect(few).toContain('few')
  await site.db.prepare('UPDATE stock SET sold = quantity').run()
  expect(await mark(40_000)).toContain('sold-out')
  expect(await mark(40_000, '/event/no-such-event')).toBe('')
  expect(await mark(60_000, '/de/kalender')).toBe('')
})
