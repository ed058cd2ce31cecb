import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyContent, type ContentDocument } from '../../src/model/blocks/content.ts'
import { api } from '../../worker/api/index.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { publishContent } from '../../worker/domain/content/documents/publish-content.ts'
import { setDocumentState } from '../../worker/domain/content/documents/set-state.ts'
import type { DocumentName } from '../../worker/domain/content/documents/document-types.ts'
import { contentMark } from '../../worker/pages/content-mark.ts'
import { openDatabase } from '../support/open-database.ts'

/** Pages of partners and campaigns. */

const now = new Date('2026-11-21T09:00:00.000Z')
let binding: D1Database
let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openDatabase()
  binding = opened.db
  close = opened.close
  db = createDatabase(binding)
})
afterAll(async () => await close())

const publish = async (name: DocumentName, more: Partial<ContentDocument>) =>
  await publishContent(
    db,
    name,
    () => ({ ...emptyContent(), title: { en: 'A & <b>B</b>' }, summary: { en: 'Sum' }, ...more }),
    now,
  )

async function get(path: string, at = now): Promise<{ status: number; body: unknown }> {
  const env = { DB: binding, KV: { get: () => null }, FIXED_NOW: at.toISOString() }
  const response = await api.fetch(new Request(`http://localhost${path}`), env)
  const body: unknown = await response.json()
  return { status: response.status, body }
}

const picture = { file: 'aaaaaaaaaaaaaaaaaaaaaa', width: 400, height: 200 }
const logo = { picture, href: '/help', isClickable: true }
const partner = { kind: 'landing', slug: 'tri-club' } as const

test('a partner has logos in order; only a clickable one with a target is a link, and one without a name is not shown', async () => {
  expect((await get('/api/landings?locale=de')).body).toEqual({ partners: [], page: null })
  await publish(partner, {
    landing: {
      hue: 'multi',
      logos: [
        { key: 'a', ordinal: 3, alt: 'Third', ...logo },
        { key: 'b', ordinal: 1, alt: 'First', ...logo, isClickable: false },
        { key: 'c', ordinal: 2, alt: 'Second', ...logo, href: null },
        { key: 'd', ordinal: 4, alt: null, ...logo },
      ],
    },
  })
  expect((await get('/api/landings?locale=de&slug=tri-club')).body).toMatchObject({
    partners: [{ slug: 'tri-club', path: '/de/partner/tri-club', lang: 'en', hue: 'multi' }],
    page: {
      title: 'A & <b>B</b>',
      isComplete: false,
      logos: [
        { name: 'First', url: null },
        { name: 'Second', url: null },
        { name: 'Third', url: '/de/hilfe' },
      ],
    },
  })
})

test('an unknown partner is not found, a withdrawn one is gone and in no list', async () => {
  expect((await get('/api/landings?locale=en&slug=nobody')).status).toBe(404)
  await setDocumentState(db, partner, 'withdraw', now)
  expect((await get('/api/landings?locale=en&slug=tri-club')).status).toBe(410)
  expect((await get('/api/landings?locale=en')).body).toMatchObject({ partners: [] })
})

test('a document of the kind without its facts, and a campaign in a zone that does not exist, are not published', async () => {
  expect(await publish({ kind: 'landing', slug: 'x' }, {})).toMatchObject({
    faults: { landing: 'misplaced' },
  })
  const days = { from: '2026-11-27', until: '2026-11-30' }
  const campaign = { ...days, zone: 'Europe/Nowhere' }
  expect(await publish({ kind: 'campaign', slug: 'black-friday' }, { campaign })).toMatchObject({
    faults: { 'campaign.zone': 'unknown' },
  })
})

test('a campaign opens and closes with the days of its zone, and so does the key of its cached page', async () => {
  const campaign = { from: '2026-11-27', until: '2026-11-30', zone: 'Europe/Vienna' }
  await publish({ kind: 'campaign', slug: 'black-friday' }, { campaign })
  const states = [
    ['2026-11-26T22:59:59Z', false],
    ['2026-11-26T23:00:00Z', true],
    ['2026-11-30T22:59:59Z', true],
    ['2026-11-30T23:00:00Z', false],
  ] as const
  for (const [instant, isOpen] of states) {
    const at = new Date(instant)
    const { body } = await get('/api/campaigns/black-friday?locale=en', at)
    const open = isOpen ? { sale: { lowered: [] }, document: { summary: 'Sum' } } : null
    expect(body, instant).toMatchObject({ days: '27 – 30 November 2026', open })
    const mark = await contentMark(binding, '/ja/キャンペーン/ブラックフライデー', {
      elapsed: 10_000_000,
      now: at,
    })
    expect(mark.endsWith(isOpen ? ' open' : ' closed'), `${instant} ${mark}`).toBe(true)
  }
  expect((await get('/api/campaigns/white-monday?locale=en')).status).toBe(404)
})
