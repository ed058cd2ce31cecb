import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  chooseEmails,
  noEmails,
  readEmailChoice,
} from '../../worker/domain/community/choices/choose-emails.ts'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import {
  matchSearches,
  type MatchQuery,
} from '../../worker/domain/community/saved-searches/match-searches.ts'
import { queueSearchEmails } from '../../worker/domain/community/saved-searches/queue-search-emails.ts'
import {
  addSearch,
  endSearch,
  listSearches,
} from '../../worker/domain/community/saved-searches/saved-searches.ts'
import { indexChanges } from '../../worker/search/index-changes.ts'
import { calendarEngineFor } from '../../worker/search/index.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { matcherOf } from '../../worker/saved-searches/match-query.ts'
import { searchToStore, withPaths } from '../../worker/saved-searches/read-search.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'
import { readerOf } from '../support/reader.ts'

/** Emails about new races in saved lists of the calendar, from the list to the sent text. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())
beforeEach(async () => await tables.empty())

const on = (day: number, hour = 10, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute))
const context = {
  get db() {
    return tables.db
  },
  today: '2026-11-22',
}
const save = async (memberId: number, path: string, now = on(1)) =>
  await addSearch(tables.db, memberId, await searchToStore(path, context), now)

const settings = () =>
  readSettings({ DB: tables.binding, KV: { get: null }, FIXED_NOW: on(22).toISOString() })
const { rates } = readerOf()

let searched: string[]
/** The calendar's answers, with the queries that were searched. */
const matcher = (): MatchQuery => {
  const match = matcherOf({
    db: tables.db,
    engine: calendarEngineFor(settings()),
    rates,
    today: '2026-11-22',
    firstDay: '2026-11-22',
  })
  return async (query, announced) => {
    searched.push(query)
    return await match(query, announced)
  }
}
/** Confirms the dates of editions, and has them indexed as the job does. */
const confirm = async (ids: readonly number[], at = on(22, 8)) => {
  for (const id of ids) await changeEdition(tables.db, id, { confirmed: true }, at)
  await indexChanges(settings(), 100)
}
const tick = async (now: Date, db = tables.db) => {
  searched = []
  await matchSearches(db, matcher(), now)
  return await queueSearchEmails(db, now)
}

/** Events 1 to 3 in Switzerland, the third as trail running; 4 in Japan. */
const addRaces = async () => {
  await tables.addEvents([1, 2], { dateConfirmed: 0 })
  await tables.addEvents([3], { dateConfirmed: 0, sport: 1 })
  await tables.addEvents([4], { dateConfirmed: 0, cityId: 2 })
  await tables.all(
    `INSERT INTO race (edition_id, ordinal, sport, name, metres) SELECT id, 0, sport, '', 42195 FROM edition`,
  )
}

test('a list is stored as its English path with its heading, whatever its language, order and page', async () => {
  const stored = await searchToStore(
    '/de/kalender/laufen/schweiz?sort=distance&page=2&confirmed=1',
    context,
  )
  expect(stored).toEqual({ query: '/calendar/running/switzerland', name: 'Laufen · Schweiz' })
  expect(await searchToStore('/calendar/running/switzerland', context)).toMatchObject({
    query: stored.query,
  })
  await tables.addMembers([{ id: 1 }])
  await addSearch(tables.db, 1, stored, on(1))
  expect(await withPaths(await listSearches(tables.db, 1), 'fr', context)).toMatchObject([
    { path: '/fr/calendrier/course-a-pied/suisse' },
  ])
})

test.each([
  '/de/kalender/nirgendwo',
  '/event/race-1',
  '/calendar?near=me',
  '/calendar?minKm=50&maxKm=10',
])('%s is no list to save', async (path) => {
  await expect(searchToStore(path, context)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:invalid-query|criteria-not-found)$/u),
  })
})

test('a member saves twenty lists, each once', async () => {
  await tables.addMembers([{ id: 1 }])
  const list = (km: number) => save(1, `/calendar?minKm=${km}`)
  await Promise.all(Array.from({ length: 30 }, async () => await list(1)))
  expect(await listSearches(tables.db, 1)).toHaveLength(1)
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, (_, km) => list(km + 2)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(
    Array.from({ length: 11 }, () => 'list-full'),
  )
  const [first] = await listSearches(tables.db, 1)
  await endSearch(tables.db, 1, first?.id ?? 0)
  await endSearch(tables.db, 2, (await listSearches(tables.db, 1))[0]?.id ?? 0)
  expect(await listSearches(tables.db, 1)).toHaveLength(19)
})

test('newly confirmed dates that a list has are one email a day, in the reader’s language', async () => {
  await addRaces()
  await tables.addMembers([{ id: 1 }, { id: 2, locale: 'de' }, { id: 3, locale: 'ja' }, { id: 4 }])
  await save(1, '/calendar/running/switzerland')
  await save(1, '/calendar/japan')
  await save(2, '/de/kalender/laufen/schweiz')
  await save(3, '/ja/カレンダー')
  await save(4, '/calendar/triathlon')
  await confirm([1, 4])
  expect(await tick(on(22, 9))).toBe(0)
  expect(await tick(on(22))).toBe(3)
  // Three members have two queries between them, and a third: each is searched once.
  expect(searched).toHaveLength(4)
  for (const hour of [10, 11, 23]) expect(await tick(on(22, hour))).toBe(0)
  const [en, de, ja, ...others] = (await deliverMail(tables, on(22, 11))).toSorted((a, b) =>
    String(a['address']).localeCompare(String(b['address'])),
  )
  expect(others).toEqual([])
  expect(en).toMatchObject({ subject: '2 new races in your lists' })
  expect(en?.['text']).toMatch(
    /Running in Switzerland\n\nRace 1[^]+Stop emails about this list:?\n[^]+Japan\n\nRace 4/u,
  )
  expect(en?.['text']).not.toContain('Race 2')
  expect(de).toMatchObject({ subject: '1 neuer Wettbewerb in deinen Listen' })
  expect(de?.['text']).toContain('Laufen · Schweiz\n\nRace 1')
  expect(ja).toMatchObject({ subject: '保存した一覧に新しい大会が2件' })
  expect(ja?.['text']).toContain('2027年6月5日')
  await confirm([2], on(23, 8))
  expect(await tick(on(23))).toBe(3)
  expect(await tick(on(24))).toBe(0)
})

test('expected dates, news from before the list was saved, and races that are off again are in no email', async () => {
  await addRaces()
  await tables.addMembers([{ id: 1 }, { id: 2 }])
  await save(1, '/calendar/switzerland')
  await save(2, '/calendar/switzerland', on(22, 9))
  await confirm([1, 2])
  await changeEdition(tables.db, 2, { status: 'cancelled' }, on(22, 9))
  await indexChanges(settings(), 100)
  expect(await tick(on(22))).toBe(1)
  await changeEdition(tables.db, 1, { confirmed: false }, on(22, 10, 30))
  expect(await deliverMail(tables, on(22, 11))).toEqual([])
})

test('a run waits until the news is in the index', async () => {
  await addRaces()
  await tables.addMembers([{ id: 1 }])
  await save(1, '/calendar/switzerland')
  await changeEdition(tables.db, 1, { confirmed: true }, on(22, 10))
  expect(await tick(on(22, 10))).toBe(0)
  await indexChanges(settings(), 100)
  expect(await tick(on(22, 10, 5))).toBe(1)
})

test('each section has a link that ends its list, and one click of a mail program ends all of the email', async () => {
  await addRaces()
  await tables.addMembers([{ id: 1 }])
  await save(1, '/calendar/switzerland')
  await save(1, '/calendar/running')
  await confirm([1])
  await tick(on(22))
  const [mail] = await deliverMail(tables, on(22, 11))
  const tokens = [...String(mail?.['text']).matchAll(/token=([\w.-]+)/gu)].map(([, token = '']) =>
    token.slice(0, 2),
  )
  expect(tokens).toEqual(['q-', 'q-', 'm-'])
  const [second, first] = await listSearches(tables.db, 1)
  const one = { kind: 'search', searchId: first?.id ?? 0 } as const
  expect(await readEmailChoice(tables.db, one)).toMatchObject({
    searches: [{ name: 'Races in Switzerland' }],
  })
  await chooseEmails(tables.db, one, noEmails)
  expect(await listSearches(tables.db, 1)).toEqual([second])
  const all = { kind: 'searches', memberId: 1 } as const
  await chooseEmails(tables.db, all, { kinds: [], searches: [second?.id ?? 0] })
  expect(await listSearches(tables.db, 1)).toHaveLength(1)
  await chooseEmails(tables.db, all, noEmails)
  expect(await listSearches(tables.db, 1)).toEqual([])
})
