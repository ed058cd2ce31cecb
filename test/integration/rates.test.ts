import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { ecbXml, rsdJson } from '../support/rate-documents.ts'
import { withCron, type Cron } from '../support/cron.ts'

const text =
  (body: string): RequestListener =>
  (_request, response) =>
    response.end(body)

const failing: RequestListener = (_request, response) =>
  response.writeHead(500).end(ecbXml('2024-01-08'))
const silent: RequestListener = () => {}

/** The stored rates: day and one rate of each source; null when nothing is stored. */
async function storedRates(cron: Cron) {
  const json = await (await cron.kv()).get('rates:last-good')
  if (json === null) return null
  const { ecb, rsd } = JSON.parse(json)
  return [ecb?.date, ecb?.perEuro.USD, rsd?.date, rsd?.perEuro.RSD]
}

const forgetAttempts = async (cron: Cron) => await (await cron.kv()).delete('rates:last-attempt')

/** The documents of Friday, 5 January 2024. */
const friday = {
  ecb: text(ecbXml('2024-01-05', { USD: '1.0921' })),
  rsd: text(rsdJson('2024-01-05')),
}
const storedOfFriday = ['2024-01-05', 1.0921, '2024-01-05', 117.2]
const fridayAfternoon = '2024-01-05T16:00:00Z'
const mondayAfternoon = '2024-01-08T16:00:00Z'

async function storeFriday(cron: Cron): Promise<void> {
  cron.serve(friday.ecb, friday.rsd)
  expect(await cron.run(fridayAfternoon)).toEqual({ ok: true, log: '' })
  expect(await storedRates(cron)).toEqual(storedOfFriday)
}

test('the cron stores the documents of both sources, and fetches again when newer ones should be out', async () => {
  await withCron('2024-01-05T14:00:00Z', async (cron) => {
    cron.serve(friday.ecb, friday.rsd)
    await cron.run()
    // Thursday's document is the one in the snapshot, and Friday's is not out yet.
    expect(cron.requests).toEqual({ ecb: 0, rsd: 1 })
    expect(await storedRates(cron)).toEqual([undefined, undefined, '2024-01-05', 117.2])
    await storeFriday(cron)
    expect(cron.requests).toEqual({ ecb: 1, rsd: 1 })
    await cron.run('2024-01-07T16:00:00Z')
    expect(cron.requests).toEqual({ ecb: 1, rsd: 1 })
    await cron.run(mondayAfternoon)
    expect(cron.requests).toEqual({ ecb: 2, rsd: 2 })
    expect(await storedRates(cron)).toEqual(storedOfFriday)
  })
})

/** Runs the cron, and expects that it logs why it refused both documents and leaves those of Friday in place. */
async function expectRefused(cron: Cron, what: string, reason: RegExp): Promise<void> {
  const { ok, log } = await cron.run()
  expect(await storedRates(cron), what).toEqual(storedOfFriday)
  expect(ok, what).toBe(true)
  const lines = log.split('\n')
  expect(lines, what).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatch(/^Rates of 127\.0\.0\.1:\d+ refused, those of 2024-01-05 stay: /u)
    expect(line, what).toMatch(reason)
  }
}

test('an invalid response of a source leaves the last valid document in place and is logged', async () => {
  const bad: [string, RequestListener, RequestListener, RegExp][] = [
    [
      'a move of 21 %',
      text(ecbXml('2024-01-08', { USD: String(1.0921 * 1.21) })),
      text(rsdJson('2024-01-08', { exchange_middle: 117.2 * 0.79 })),
      /(?:USD|RSD) moved from/u,
    ],
    [
      'documents of 8 days ago',
      text(ecbXml('2023-12-31')),
      text(rsdJson('2023-12-31')),
      /of 2023-12-31, 8 days ago/u,
    ],
    [
      'documents of tomorrow',
      text(ecbXml('2024-01-09')),
      text(rsdJson('2024-01-09')),
      /of 2024-01-09, which is yet to come/u,
    ],
    [
      'a missing currency, a rate of 0',
      text(ecbXml('2024-01-08', { TRY: null })),
      text(rsdJson('2024-01-08', { exchange_middle: 0 })),
      /perEuro\.(?:TRY is missing|RSD is not above 0)/u,
    ],
    ['garbage', text('<Cube>'), text('<!doctype html>'), /RefusedDocument/u],
    ['an answer of 500', failing, failing, /the source answers 500/u],
    [
      'over 64 kB',
      text(ecbXml('2024-01-08') + ' '.repeat(70_000)),
      text(rsdJson('2024-01-08') + ' '.repeat(70_000)),
      /larger than 65536 bytes/u,
    ],
  ]
  await withCron(fridayAfternoon, async (cron) => {
    await storeFriday(cron)
    await cron.run(mondayAfternoon)
    for (const [what, ecb, rsd, reason] of bad) {
      await forgetAttempts(cron)
      cron.serve(ecb, rsd)
      await expectRefused(cron, what, reason)
    }
    await forgetAttempts(cron)
    cron.serve(text(ecbXml('2024-01-08')), text(rsdJson('2024-01-08')))
    expect(await cron.run()).toEqual({ ok: true, log: '' })
    expect(await storedRates(cron)).toEqual(['2024-01-08', 1.0953, '2024-01-08', 117.2])
  })
})

test('a source that sends nothing times out, and the last valid document stays', async () => {
  await withCron(fridayAfternoon, async (cron) => {
    await storeFriday(cron)
    cron.serve(silent, silent)
    // A fiftieth of the time that is asked for.
    const signalAfter = AbortSignal.timeout.bind(AbortSignal)
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((milliseconds) => signalAfter(milliseconds / 50))
    await cron.run(mondayAfternoon)
    expect(timeout.mock.calls).toEqual([[5000], [5000]])
    await forgetAttempts(cron)
    await expectRefused(cron, 'silence', /TimeoutError/u)
    timeout.mockRestore()
  })
})

test('sources are independent: one fails, the other is stored, and the first is retried after an hour', async () => {
  await withCron(mondayAfternoon, async (cron) => {
    cron.serve(failing, text(rsdJson('2024-01-08')))
    expect((await cron.run()).log).toMatch(/500/u)
    expect(await storedRates(cron)).toEqual([undefined, undefined, '2024-01-08', 117.2])
    cron.serve(text(ecbXml('2024-01-08')), failing)
    await cron.run('2024-01-08T16:55:00Z')
    expect(cron.requests).toEqual({ ecb: 1, rsd: 1 })
    await cron.run('2024-01-08T17:00:00Z')
    expect(cron.requests).toEqual({ ecb: 2, rsd: 1 })
    expect(await storedRates(cron)).toEqual(['2024-01-08', 1.0953, '2024-01-08', 117.2])
  })
})

test('after years without a fetch valid rates are accepted, and one with a misplaced decimal point is not', async () => {
  await withCron('2026-11-20T16:00:00Z', async (cron) => {
    cron.serve(text(ecbXml('2026-11-20', { USD: '109.53' })), friday.rsd)
    expect((await cron.run()).log).toMatch(/USD moved from 1\.0953 to 109\.53 since 2024-01-04/u)
    expect(await storedRates(cron)).toBeNull()
    await forgetAttempts(cron)
    cron.serve(text(ecbXml('2026-11-20', { USD: '1.16', TRY: '49.1' })), friday.rsd)
    await cron.run()
    expect(await storedRates(cron)).toEqual(['2026-11-20', 1.16, undefined, undefined])
  })
})

test('a real fall that an operator verified and wrote into KV is accepted, and the next run continues from it', async () => {
  await withCron(fridayAfternoon, async (cron) => {
    await storeFriday(cron)
    cron.serve(text(ecbXml('2024-01-08', { TRY: '45' })), friday.rsd)
    const { log } = await cron.run(mondayAfternoon)
    expect(log).toMatch(/TRY moved from 32\.6087 to 45 since 2024-01-05, by more than 20 %/u)
    expect(await storedRates(cron)).toEqual(storedOfFriday)
    const kv = await cron.kv()
    const json = (await kv.get('rates:last-good')) ?? ''
    await kv.put('rates:last-good', json.replace('"TRY":32.6087', '"TRY":45'))
    await kv.delete('rates:last-attempt')
    expect(await cron.run()).toEqual({ ok: true, log: '' })
    expect(await storedRates(cron)).toEqual(['2024-01-08', 1.0953, '2024-01-05', 117.2])
  })
})

test('an unreadable value in KV counts as none', async () => {
  await withCron(mondayAfternoon, async (cron) => {
    const kv = await cron.kv()
    await kv.put('rates:last-good', '{"ecb":{"date":"2024-01-08","perEuro":{"USD":-1}},"rsd":7}')
    await kv.put('rates:last-attempt', 'yesterday')
    cron.serve(text(ecbXml('2024-01-08')), text(rsdJson('2024-01-08')))
    expect(await cron.run()).toEqual({ ok: true, log: '' })
    expect(await storedRates(cron)).toEqual(['2024-01-08', 1.0953, '2024-01-08', 117.2])
  })
})

test('an empty URL disables a source', async () => {
  const settings = { RATES_ECB_URL: '', RATES_RSD_URL: '' }
  await withCron(
    mondayAfternoon,
    async (cron) => {
      cron.serve(friday.ecb, friday.rsd)
      expect(await cron.run()).toEqual({ ok: true, log: '' })
      expect(cron.requests).toEqual({ ecb: 0, rsd: 0 })
    },
    { settings },
  )
})

test('failing sources do not stop the other jobs', async () => {
  await withCron(mondayAfternoon, async (cron) => {
    cron.serve(failing, failing)
    expect((await cron.run()).ok).toBe(true)
    const counts = (await cron.db()).prepare(
      `SELECT key FROM catalogue_count WHERE kind = 'worked-out'`,
    )
    expect(await counts.first('key')).toMatch(/^2024-01-08/u)
  })
})

test('rates are stored while the database fails, and the run counts as failed', async () => {
  await withCron(
    mondayAfternoon,
    async (cron) => {
      cron.serve(text(ecbXml('2024-01-08')), text(rsdJson('2024-01-08')))
      const { ok, log } = await cron.run()
      expect(ok).toBe(false)
      expect(log).toMatch(/no such table/u)
      expect(await storedRates(cron)).toEqual(['2024-01-08', 1.0953, '2024-01-08', 117.2])
    },
    { migrated: false },
  )
})
