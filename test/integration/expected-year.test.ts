import * as v from 'valibot'
import { expect, test } from 'vitest'
import en from '../../src/i18n/messages/en.json' with { type: 'json' }
import { eventView } from '../../src/model/schemas/event/event.ts'
import { api } from '../../worker/api/index.ts'
import { newState } from '../support/local-state.ts'
import { openState } from '../support/open-database.ts'
import { renewAll } from '../support/renew-all.ts'

const shown = v.object({ edition: eventView.entries.edition, day: v.nullable(v.unknown()) })

test('as the year goes by, the demo catalogue has as many events with a date ahead as today', async () => {
  const state = newState('catalogue')
  const { db, close } = openState(state.path)
  const ahead = async (day: string) =>
    Number(
      await db
        .prepare('SELECT count(DISTINCT event_id) AS n FROM edition WHERE end_date >= ?1')
        .bind(day)
        .first('n'),
    )
  const today = await ahead('2026-11-21')
  const view = async (path: string, day: string) => {
    const env = { DB: db, KV: { get: () => null }, FIXED_NOW: `${day}T12:00:00.000Z` }
    const response = await api.fetch(new Request(`http://localhost/api/events/${path}`), env)
    return v.parse(shown, await response.json())
  }
  for (const day of ['2027-03-01', '2027-06-15', '2027-09-01', '2027-12-31']) {
    await renewAll(db, day)
    expect(Math.abs((await ahead(day)) / today - 1), day).toBeLessThan(0.05)
  }
  // An edition that was expected on a day that has passed, the next one, and an event without one.
  const passed = await view('stockholm-marathon?date=2027-06-05', '2027-06-15')
  expect(passed.edition).toMatchObject({
    past: true,
    dateConfirmed: false,
    dateReason: en.date_was_expected_help,
    next: { date: '2028-06-03' },
    noNext: null,
  })
  expect(passed.day).toBeNull()
  expect((await view('stockholm-marathon', '2027-06-15')).edition.bib.date).toBe('2028-06-03')
  const without = await db
    .prepare(
      `SELECT permalink FROM event ev WHERE usual_date IS NULL AND EXISTS (SELECT 1 FROM edition e WHERE e.event_id = ev.id)
        AND NOT EXISTS (SELECT 1 FROM edition e WHERE e.event_id = ev.id AND (e.end_date >= '2027-06-15' OR e.status = 'terminated'))`,
    )
    .first<string>('permalink')
  expect((await view(without ?? '', '2027-06-15')).edition.noNext).toBe(
    `${en.event_no_next} ${en.sign_up_page_notify}`,
  )
  const twice = await db
    .prepare(
      `SELECT count(*) AS n FROM edition a JOIN edition b ON b.event_id = a.event_id AND b.id > a.id
        AND abs(julianday(a.date) - julianday(b.date)) <= 60 AND min(a.date_confirmed, b.date_confirmed) = 0`,
    )
    .first('n')
  expect(twice).toBe(0)
  await close()
  state.remove()
})
