import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProofCode, readProofCode } from '../../src/model/challenges/proof-code.ts'
import { api } from '../../worker/api/index.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { joinChallenge } from '../../worker/domain/content/challenges/join.ts'
import { removeResult, setResult } from '../../worker/domain/content/challenges/set-result.ts'
import {
  ann,
  ben,
  challengeNow as now,
  openChallengeTables,
  raceOf,
  type ChallengeTables,
} from '../support/challenge-tables.ts'

/** Pages of challenges and certificates as the API answers them. */

let tables: ChallengeTables
beforeAll(async () => {
  tables = await openChallengeTables()
})
afterAll(async () => await tables.close())

async function get(path: string) {
  const KV = { get: async () => null }
  const env = { DB: tables.binding, KV, FIXED_NOW: now.toISOString() }
  const response = await api.fetch(new Request(`http://localhost/api${path}`), env)
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.text(),
  }
}

test('the list shows the members who chose it and linked each result, by initials and country', async () => {
  const db = createDatabase(tables.binding)
  await tables.run(`UPDATE member SET country = 'CH', city_id = 1 WHERE id = ${ann}`)
  for (const member of [ann, ben])
    await joinChallenge(db, member, { slug: 'two-months', isListed: true, isNamed: false }, now)
  const link = 'https://results.example/1'
  await setResult(db, ann, { raceId: raceOf(1, 'short'), seconds: null, link }, now)
  await setResult(db, ben, { raceId: raceOf(1, 'short'), seconds: null, link: null }, now)
  const { status, body } = await get('/challenges/two-months?locale=en')
  expect(status).toBe(200)
  expect(JSON.parse(body)).toMatchObject({
    phase: 'open',
    need: '2',
    joined: { count: 2 },
    listed: [{ place: '1', name: 'A. S., Switzerland', progress: '1 of 2' }],
    next: [{ permalink: 'race-1' }],
  })
  expect(body).not.toContain('runner')
})

test('of a town with five members the list names the town', async () => {
  await tables.addMembers([701, 702, 703, 704].map((id) => ({ id })))
  await tables.run(`UPDATE member SET city_id = 1 WHERE id >= 701`)
  const { body } = await get('/challenges/two-months?locale=en')
  expect(JSON.parse(body)).toMatchObject({ listed: [{ name: 'A. S., City CH' }] })
})

test('a certificate is shown to everyone with its code, names the member who chose it, and is gone when a result is taken back', async () => {
  const db = createDatabase(tables.binding)
  await setResult(db, ann, { raceId: raceOf(2, 'short'), seconds: null, link: null }, now)
  const [{ code } = { code: '' }] = (await tables.all('SELECT code FROM challenge_proof')).map(
    (row) => ({ code: String(row['code']) }),
  )
  const shown = await get(`/proofs/${code.toLowerCase()}?locale=en`)
  expect(shown).toMatchObject({ status: 200, cache: 'private, no-store' })
  expect(shown.body).toContain('A member of Startline completed this challenge on 14 June 2026.')
  expect(shown.body).not.toContain('Ada')
  await joinChallenge(db, ann, { slug: 'two-months', isListed: false, isNamed: true }, now)
  const named = await get(`/proofs/${code}?locale=en`)
  expect(named.body).toContain('Ada Start completed this challenge on 14 June 2026.')
  await removeResult(db, ann, raceOf(2, 'short'), now)
  expect(await get(`/proofs/${code}?locale=en`)).toMatchObject({ status: 410 })
})

test('an unknown code, a mistyped one and no code at all are not found', async () => {
  for (const code of [newProofCode(), 'AAAAA-AAAA1', '%00', 'x'.repeat(500)])
    expect(await get(`/proofs/${code}`), code).toMatchObject({ status: 404 })
})

test('a code is read in any case, with hyphens and mistaken signs, and each wrong sign is noticed', () => {
  for (let run = 0; run < 200; run += 1) {
    const code = newProofCode()
    expect(readProofCode(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase())).toBe(code)
    expect(readProofCode(code.replaceAll('1', 'l').replaceAll('0', 'O'))).toBe(code)
    const at = run % 9
    const other = code[at] === 'A' ? 'B' : 'A'
    expect(readProofCode(code.slice(0, at) + other + code.slice(at + 1))).toBeNull()
  }
})

test('a challenge that was withdrawn is gone, one that never was is not found', async () => {
  expect(await get('/challenges/unknown')).toMatchObject({ status: 404 })
  await tables.run(`UPDATE document SET state = 'withdrawn' WHERE slug = 'two-months'`)
  expect(await get('/challenges/two-months')).toMatchObject({ status: 410 })
})
