import '../../src/i18n/all-words.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { city, edition, event, race } from '../../worker/db/schema.ts'
import { loadEventDocuments } from '../../worker/search/feed/documents.ts'
import { embeddedEngineFor } from '../../worker/search/index.ts'
import { feedResponse } from '../../worker/feeds/feed-response.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'

/** One edition as calendar programs see it over months of edits, on a real database. */

let opened: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  opened = await openDatabase()
  await fill(opened.db)
})
afterAll(() => opened.close())

async function answerAt(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const env = { DB: opened.db, KV: { get: () => null }, FIXED_NOW: testNow }
  const url = new URL(path, 'https://startline.example')
  const response = await feedResponse(new Request(url, { headers }), url, env)
  if (response === null) throw new Error(`${path} is no feed`)
  return response
}

/** The properties of the only event in a feed. */
async function seen(path: string) {
  const text = await (await answerAt(path)).text()
  const [found, ...more] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect([path, more.length]).toEqual([path, 0])
  const value = (name: string) => String(found?.getFirstPropertyValue(name))
  return {
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    start: value('dtstart'),
    modified: value('last-modified'),
  }
}

let edits = 0

/** An organiser's edit: the change, a version one higher, its time, and an entry for the search. */
async function edit(change: string): Promise<void> {
  edits += 1
  const at = `2026-11-2${edits}T10:00:00Z`
  await opened.db.batch([
    opened.db.prepare(`UPDATE edition SET ${change}, version = version + 1 WHERE id = 41`),
    opened.db.prepare('UPDATE event SET updated_at = ? WHERE id = 1').bind(at),
  ])
  const engine = embeddedEngineFor({ DB: opened.db, FIXED_NOW: testNow })
  await engine.put(await loadEventDocuments(createDatabase(opened.db), [1]))
}

const uid = 'edition-41@startline.example'
const everywhere = [
  '/calendar/running.ics',
  '/event/lake-run.ics',
  '/event/lake-run/2027-06-05.ics',
]

async function expectEverywhere(path: string[], wanted: object): Promise<void> {
  for (const each of path) expect([each, await seen(each)]).toEqual([each, { uid, ...wanted }])
}

test('an edition that is expected, confirmed, moved and cancelled keeps its UID, and each change raises SEQUENCE', async () => {
  await expectEverywhere(everywhere, {
    sequence: 0,
    status: 'TENTATIVE',
    start: '2027-06-05',
    modified: '2026-11-20T10:00:00Z',
  })

  const { headers } = await answerAt('/event/lake-run.ics')
  await edit('date_confirmed = 1')
  await expectEverywhere(everywhere, {
    sequence: 1,
    status: 'CONFIRMED',
    start: '2027-06-05T08:30:00',
    modified: '2026-11-21T10:00:00Z',
  })
  const revalidated = await answerAt('/event/lake-run.ics', {
    'if-none-match': headers.get('etag') ?? '',
  })
  expect(revalidated.status).toBe(200)

  await edit(
    "status = 'rescheduled', previous_date = date, date = '2027-09-18', end_date = '2027-09-18'",
  )
  // A subscriber to the edition under its first date keeps following it.
  await expectEverywhere([...everywhere, '/event/lake-run/2027-09-18.ics'], {
    sequence: 2,
    status: 'CONFIRMED',
    start: '2027-09-18T08:30:00',
    modified: '2026-11-22T10:00:00Z',
  })

  await edit("status = 'cancelled'")
  await expectEverywhere([...everywhere, '/event/lake-run/2027-09-18.ics'], {
    sequence: 3,
    status: 'CANCELLED',
    start: '2027-09-18T08:30:00',
    modified: '2026-11-23T10:00:00Z',
  })
})

async function fill(binding: D1Database): Promise<void> {
  const db = createDatabase(binding)
  const place = { country: 'CH', region: 'Zurich', lat: 47, lon: 8 }
  const zone = 'Europe/Zurich'
  await db.batch([
    db.insert(city).values({
      id: 1,
      ...place,
      slug: 'zurich',
      name: 'Zürich',
      names: '{}',
      population: 400_000,
      zone,
    }),
    db.insert(event).values({
      id: 1,
      permalink: 'lake-run',
      name: 'Lake Run',
      nameLanguage: 'en',
      cityId: 1,
      lat: 47,
      lon: 8,
      cell: 137 * 360 + 188,
      sourceUrl: 'https://example.org',
      checkedOn: '2026-11-20',
      weight: 70,
      updatedAt: '2026-11-20T10:00:00Z',
    }),
    db.insert(edition).values({
      id: 41,
      eventId: 1,
      date: '2027-06-05',
      endDate: '2027-06-05',
      sport: 0,
      dateConfirmed: false,
      cityId: 1,
      zone,
    }),
    db.insert(race).values({
      id: 1,
      editionId: 41,
      ordinal: 0,
      sport: 0,
      name: '10K',
      startTime: '08:30',
      metres: 10_000,
    }),
  ])
  const engine = embeddedEngineFor({ DB: binding, FIXED_NOW: testNow })
  await engine.put(await loadEventDocuments(db, [1]))
}
