import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { withBuiltCron } from '../support/built-cron.ts'
import { ecbXml, rsdJson } from '../support/rate-documents.ts'

/** The scheduled jobs of the built worker in workerd: its own fetch, streams and KV. Their rules: test/integration/rates.test.ts. */

const text =
  (body: string): RequestListener =>
  (_request, response) =>
    response.end(body)

test('the cron stores the documents of both sources; one over 64 kB and one of status 500 leave them in place', async () => {
  await withBuiltCron('2024-01-08T16:00:00Z', async (cron) => {
    const kv = await cron.kv()
    cron.serve(text(ecbXml('2024-01-05')), text(rsdJson('2024-01-05')))
    expect(await cron.run()).toEqual({ ok: true, log: '' })
    expect(cron.requests).toEqual({ ecb: 1, rsd: 1 })
    const stored = await kv.get('rates:last-good')
    expect(JSON.parse(stored ?? 'null')).toMatchObject({
      ecb: { date: '2024-01-05', perEuro: { USD: 1.0953 } },
      rsd: { date: '2024-01-05', perEuro: { RSD: 117.2 } },
    })

    await kv.delete('rates:last-attempt')
    cron.serve(text(ecbXml('2024-01-08') + ' '.repeat(70_000)), (_request, response) =>
      response.writeHead(500).end(rsdJson('2024-01-08')),
    )
    const { ok, log } = await cron.run()
    expect(ok).toBe(true)
    expect(log).toMatch(/larger than 65536 bytes/u)
    expect(log).toMatch(/the source answers 500/u)
    expect(await kv.get('rates:last-good')).toBe(stored)
  })
})
