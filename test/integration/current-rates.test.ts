import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { currentRates } from '../../worker/rates/current-rates.ts'
import { parseEcb } from '../../worker/rates/parse-ecb.ts'
import { ecbXml } from '../support/rate-documents.ts'
import { openKv } from '../support/open-kv.ts'

const key = 'rates:last-good'
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString()

let close: () => Promise<void>
let kv: KVNamespace

beforeAll(async () => {
  ;({ kv, close } = await openKv())
})
afterAll(() => close())

/** An empty KV, and a view of it that counts reads and can fail. The worker caches by view. */
async function withKv(
  look: (view: {
    KV: KVNamespace
    reads: () => number
    fail: (get: () => Promise<never>) => void
  }) => Promise<void>,
): Promise<void> {
  await kv.delete(key)
  let reads = 0
  let failure: (() => Promise<never>) | null = null
  const KV = new Proxy(kv, {
    get: (target, name) => {
      if (name !== 'get') return Reflect.get(target, name)
      reads += 1
      return failure ?? target.get.bind(target)
    },
  })
  await look({ KV, reads: () => reads, fail: (get) => (failure = get) })
}

const document = (date: string, usd: string) => parseEcb(ecbXml(date, { USD: usd }))

const broken = () => Promise.reject(new Error('KV is down'))
const hanging = () => new Promise<never>(() => {})

test('the stored rates are used with the days of both sources, and the snapshot for a missing source', async () => {
  await withKv(async ({ KV }) => {
    await kv.put(key, JSON.stringify({ ecb: document('2026-11-20', '1.16'), rsd: null }))
    const { date, rsdDate, perEuro } = await currentRates({ KV, FIXED_NOW: at(0) })
    expect([date, perEuro.USD, perEuro.EUR]).toEqual(['2026-11-20', 1.16, 1])
    expect([rsdDate, perEuro.RSD]).toEqual([ratesSnapshot.rsdDate, ratesSnapshot.perEuro.RSD])
  })
})

test('with nothing stored, or an unreadable value, the snapshot is used', async () => {
  const texts = [null, '', 'garbage', 'null', '[]', '{"ecb":{"date":"2026-11-20","perEuro":{}}}']
  for (const text of texts)
    await withKv(async ({ KV }) => {
      if (text !== null) await kv.put(key, text)
      expect(await currentRates({ KV, FIXED_NOW: at(0) }), String(text)).toEqual(ratesSnapshot)
    })
})

test('a snapshot newer than the stored rates is used instead', async () => {
  await withKv(async ({ KV }) => {
    await kv.put(key, JSON.stringify({ ecb: document('2024-01-03', '1.2'), rsd: null }))
    expect(await currentRates({ KV, FIXED_NOW: at(0) })).toEqual(ratesSnapshot)
  })
})

test('KV is read once in five minutes, and the value read then is used', async () => {
  await withKv(async ({ KV, reads }) => {
    const usd = async (minute: number) =>
      (await currentRates({ KV, FIXED_NOW: at(minute) })).perEuro.USD
    await kv.put(key, JSON.stringify({ ecb: document('2026-11-19', '1.15'), rsd: null }))
    expect(await usd(0)).toBe(1.15)
    await kv.put(key, JSON.stringify({ ecb: document('2026-11-20', '1.16'), rsd: null }))
    expect([await usd(1), await usd(4)]).toEqual([1.15, 1.15])
    expect(reads()).toBe(1)
    expect(await usd(5)).toBe(1.16)
    expect(reads()).toBe(2)
  })
})

test.each([
  ['throws', broken],
  ['hangs', hanging],
] as const)(
  'while KV %s the last known rates are used, else the snapshot, within a second',
  async (_how, get) => {
    // The log line belongs to the test, not to its output.
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await withKv(async ({ KV, fail, reads }) => {
      await kv.put(key, JSON.stringify({ ecb: document('2026-11-20', '1.16'), rsd: null }))
      const known = await currentRates({ KV, FIXED_NOW: at(0) })
      fail(get)
      const started = performance.now()
      expect(await currentRates({ KV, FIXED_NOW: at(6) })).toBe(known)
      expect(performance.now() - started).toBeLessThan(1000)
      const before = reads()
      await currentRates({ KV, FIXED_NOW: at(6) })
      expect(reads()).toBe(before)
      await currentRates({ KV, FIXED_NOW: at(7) })
      expect(reads()).toBe(before + 1)
    })
    await withKv(async ({ KV, fail }) => {
      fail(get)
      expect(await currentRates({ KV, FIXED_NOW: at(0) })).toEqual(ratesSnapshot)
    })
    expect(log).toHaveBeenCalledTimes(3)
    log.mockRestore()
  },
)
