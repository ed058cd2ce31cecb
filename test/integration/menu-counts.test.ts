import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { refreshCounts } from '../../worker/domain/catalogue/counts/refresh-counts.ts'
import { menuCounts } from '../../worker/pages/menu-counts.ts'
import { openDatabase } from '../support/open-database.ts'
import { fillCatalogue } from './search-contract/outbox-catalogue.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  opened = await openDatabase()
  await fillCatalogue(createDatabase(opened.db))
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  vi.useRealTimers()
  await opened.close()
})

const afterMinute = () => vi.setSystemTime(Date.now() + 61_000)

test('the menu counts upcoming editions by sport and group, and reads them again after a minute', async () => {
  await refreshCounts(opened.db, '2027-06-01')
  const counts = await menuCounts(opened.db, 'en')
  expect(counts?.groups.get('multi')).toEqual({ count: 1, n: '1' })
  expect(counts?.sports.get('triathlon')).toEqual({ count: 1, n: '1' })
  expect(counts?.sports.get('telemark')).toEqual({ count: 0, n: '0' })
  await refreshCounts(opened.db, '2027-06-03')
  expect(await menuCounts(opened.db, 'en')).toBe(counts)
  afterMinute()
  expect(await menuCounts(opened.db, 'en')).toBeNull()
})

test('a menu without a database has no counts', async () => {
  afterMinute()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = new Proxy(opened.db, {
    get: () => () => {
      throw new Error('D1 is away')
    },
  })
  expect(await menuCounts(broken, 'en')).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})
