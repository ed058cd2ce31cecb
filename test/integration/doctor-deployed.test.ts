import { expect, test } from 'vitest'
import { deployedFindings } from '../../worker/cli/deployed-findings.ts'
import { besidesOk } from '../support/besides-ok.ts'
import { serveLoopback } from '../support/loopback.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const here = { version: '1.4.0', schema: '0058' }
const well = {
  status: 'ok',
  ...here,
  parts: { database: 'ok', schedule: 'ok', search: 'ok', email: 'ok', orders: 'ok' },
}
const protection = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

interface Faults {
  health?: unknown
  status?: number
  headers?: Record<string, string>
  canonical?: string
  csrf?: number
}

/** Findings of a stand-in for a deployed site, which can have faults that a real one cannot be given. */
async function deployedFaults(faults: Faults, at = () => new Date()): Promise<string[]> {
  const { url, stop } = await serveLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (pathname === '/health') {
      response.writeHead(faults.status ?? 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(faults.health ?? well))
    } else if (pathname === '/') {
      response.writeHead(200, faults.headers ?? protection)
      response.end(`<link rel="canonical" href="${faults.canonical ?? url}/"/>`)
    } else response.writeHead(pathname === '/api/auth/csrf' ? (faults.csrf ?? 200) : 404).end()
  })
  try {
    return besidesOk(await deployedFindings(url, here, at))
  } finally {
    await stop()
  }
}

test.each<[string, Faults, string]>([
  ['another site', { health: { hello: 'world' } }, 'miss answers: /health 200: not a site of ours'],
  [
    'a database that is down',
    { status: 503, health: { ...well, status: 'down', schema: null } },
    'miss answers: /health 503: the database does not answer',
  ],
  ['a missing header', { headers: {} }, 'miss headers: / has no header content-security-policy'],
  [
    'links to another address',
    { canonical: 'http://localhost:8787' },
    'miss origin: links of pages name http://localhost:8787/',
  ],
  ['an old version', { health: { ...well, version: '1.3.9' } }, 'look version: 1.3.9 is deployed'],
  ['an old schema', { health: { ...well, schema: '0057' } }, 'miss schema: 0057 is applied'],
  ['secrets that are missing', { csrf: 500 }, 'miss secrets: accounts answer 500'],
  [
    'late email',
    { health: { ...well, parts: { ...well.parts, email: 'late' } } },
    'look email queue: late',
  ],
])('from outside the doctor finds %s', async (_name, faults, expected) => {
  const found = await deployedFaults(faults)
  expect(found.filter((line) => line.startsWith(expected))).toHaveLength(1)
})

test('from outside the doctor finds nothing amiss of a sound site, and a clock that is hours off', async () => {
  expect(await deployedFaults({})).toEqual([])
  const later = () => new Date(Date.now() + 2 * 3_600_000)
  expect(await deployedFaults({}, later)).toEqual([
    expect.stringMatching(/^look clock: 7\d{3} s away from the time here$/u),
  ])
})

test('a site that does not answer is a miss with the reason', async () => {
  const { url, stop } = await serveLoopback(() => {})
  await stop()
  expect(besidesOk(await deployedFindings(url, here, () => now))).toEqual([
    expect.stringMatching(/^miss answers: \/health did not answer: /u),
  ])
})
