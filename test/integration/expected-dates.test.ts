import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../src/model/values/dates.ts'
import { weekdays, type UsualDate } from '../../src/model/event/usual-date.ts'
import { queueRenewals } from '../../worker/domain/catalogue/renewal/queue-renewal.ts'
import { endsSql, expectEndOffsets } from '../support/end-offsets.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'
import { renewAll } from '../support/renew-all.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())

const rule: UsualDate = { kind: 'weekday', month: 6, week: 1, weekday: 'sat', days: 1 }

const run = async (sql: string, ...values: unknown[]) =>
  await tables.binding
    .prepare(sql)
    .bind(...values)
    .run()

/** Empties the tables and adds events with a rule, each with an edition of a day. */
async function given(
  rules: readonly unknown[],
  edition: Record<string, unknown> = {},
  today = '2026-11-21',
) {
  await run('DELETE FROM activity')
  await run('DELETE FROM date_renewal')
  await tables.empty()
  await tables.addEvents(
    rules.map((_, index) => index + 1),
    edition,
  )
  for (const [index, each] of rules.entries())
    await run(
      'UPDATE event SET usual_date = ? WHERE id = ?',
      typeof each === 'string' ? each : JSON.stringify(each),
      index + 1,
    )
  await queueRenewals(tables.binding, today)
}

const editions = async () =>
  await tables.all(
    `SELECT event_id AS event, date, end_date AS until, date_confirmed AS confirmed FROM edition ORDER BY event_id, date`,
  )

test('an edition that has begun leaves the next one expected, with its races and legs on the same days', async () => {
  await given([rule], { endDate: '2027-06-06' })
  await run(`INSERT INTO race (id, edition_id, ordinal, sport, name, date, start_time, sold_out) VALUES
    (1, 1, 0, 0, 'Marathon', '2027-06-06', '09:00', 1), (2, 1, 1, 0, '10 km', NULL, NULL, 0)`)
  await run(`INSERT INTO activity (race_id, ordinal, sport, distance, unknown_distance, metres) VALUES
    (1, 0, 0, 42.195, 0, 42195), (2, 0, 0, 10, 0, 10000)`)
  await run(
    `INSERT INTO ticket_price (race_id, amount, currency, amount_eur) VALUES (1, 90, 'EUR', 90)`,
  )
  expect(await renewAll(tables.binding, '2027-06-05')).toEqual({ added: [], faults: [] })
  expect(await renewAll(tables.binding, '2027-06-06')).toEqual({ added: ['race-1'], faults: [] })
  expect(await editions()).toEqual([
    { event: 1, date: '2027-06-05', until: '2027-06-06', confirmed: 1 },
    { event: 1, date: '2028-06-03', until: '2028-06-04', confirmed: 0 },
  ])
  expectEndOffsets(await tables.all(`${endsSql} WHERE date = '2028-06-03'`))
  expect(
    await tables.all(`SELECT r.name, r.date, r.start_time AS start, r.sold_out AS sold, a.metres,
      (SELECT count(*) FROM ticket_price WHERE race_id = r.id) AS prices
      FROM edition e JOIN race r ON r.edition_id = e.id JOIN activity a ON a.race_id = r.id
      WHERE e.date = '2028-06-03' ORDER BY r.ordinal`),
  ).toEqual([
    { name: 'Marathon', date: '2028-06-04', start: '09:00', sold: 0, metres: 42195, prices: 0 },
    { name: '10 km', date: null, start: null, sold: 0, metres: 10000, prices: 0 },
  ])
  expect(await tables.all('SELECT event_id AS event FROM search_outbox')).toEqual([{ event: 1 }])
})

test('an edition held early is that of its year, and an event whose last edition ended it gets none', async () => {
  await given([rule], { date: '2027-05-15', endDate: '2027-05-15' })
  await renewAll(tables.binding, '2027-05-16')
  expect((await editions()).map(({ date }) => date)).toEqual(['2027-05-15', '2028-06-03'])
  await given([rule], { status: 'terminated' })
  expect(await renewAll(tables.binding, '2027-06-06')).toEqual({ added: [], faults: [] })
})

test('a rule with its next date more than five years ahead is followed on the day from which it is within them', async () => {
  // The next year with a week 53 after that of January 2027 is 2032.
  await given([{ kind: 'iso-week', week: 53, weekday: 'sun', days: 1 }], { date: '2027-01-03' })
  const fault = { permalink: 'race-1', reason: 'no-date-in-five-years' }
  expect(await renewAll(tables.binding, '2027-11-22')).toEqual({ added: [], faults: [fault] })
  expect(await renewAll(tables.binding, '2027-12-28')).toEqual({ added: [], faults: [] })
  expect(await renewAll(tables.binding, '2027-12-30')).toEqual({ added: ['race-1'], faults: [] })
  expect((await editions()).at(-1)).toMatchObject({ date: '2033-01-02', confirmed: 0 })
})

test('rules without a date in five years, with two in a year or without sense are reported, and hold up no other', async () => {
  const rare = { kind: 'weekday', month: 2, week: 5, weekday: 'wed', days: 1 }
  await given([rare, '{"kind":"moon"}', rule, 'no JSON'])
  expect(await renewAll(tables.binding, '2027-06-06')).toEqual({
    added: ['race-3'],
    faults: [
      { permalink: 'race-1', reason: 'no-date-in-five-years' },
      { permalink: 'race-2', reason: 'rule-unreadable' },
      { permalink: 'race-4', reason: 'rule-unreadable' },
    ],
  })
  expect(await tables.all('SELECT fault FROM date_renewal ORDER BY event_id')).toEqual(
    ['no-date-in-five-years', 'rule-unreadable', null, 'rule-unreadable'].map((fault) => ({
      fault,
    })),
  )
})

test('an event that cannot be written is reported alone, the others of its portion are written', async () => {
  await given([rule, rule, rule])
  await run(`CREATE TRIGGER refused BEFORE INSERT ON edition WHEN NEW.event_id = 2
    BEGIN SELECT RAISE(ABORT, 'no room'); END`)
  const { added, faults } = await renewAll(tables.binding, '2027-06-06')
  await run('DROP TRIGGER refused')
  expect(added).toEqual(['race-1', 'race-3'])
  expect(faults).toEqual([{ permalink: 'race-2', reason: expect.stringContaining('no room') }])
  expect(await renewAll(tables.binding, '2027-06-07')).toEqual({ added: ['race-2'], faults: [] })
})

test('a run that is killed at any call leaves whole editions, and the next one completes them', async () => {
  const rules = Array.from({ length: 7 }, () => rule)
  const facts = async () => [
    await editions(),
    await tables.all(
      `SELECT e.event_id AS event, r.name FROM race r JOIN edition e ON e.id = r.edition_id ORDER BY 1, e.date`,
    ),
    await tables.all('SELECT event_id AS event, due_on AS due FROM date_renewal'),
  ]
  const fill = async () => {
    await given(rules)
    await run(
      `INSERT INTO race (edition_id, ordinal, sport, name) SELECT id, 0, 0, 'Race' FROM edition`,
    )
  }
  await fill()
  await renewAll(tables.binding, '2027-06-06', 2)
  const whole = await facts()
  for (const at of [1, 2, 3, 4]) {
    await fill()
    const { db } = stoppingDatabase(tables.binding, at)
    await expect(renewAll(db, '2027-06-06', 2)).rejects.toThrow('killed')
    await renewAll(tables.binding, '2027-06-06', 2)
    expect(await facts()).toEqual(whole)
  }
})

const rules: fc.Arbitrary<UsualDate> = fc.oneof(
  fc.record({
    kind: fc.constant('weekday'),
    month: fc.integer({ min: 1, max: 12 }),
    week: fc.constantFrom(-2, -1, 1, 2, 3, 4, 5),
    weekday: fc.constantFrom(...weekdays),
    days: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('fixed'),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    days: fc.constant(1),
    every: fc.constantFrom(undefined, 2, 4),
    from: fc.constant(2024),
  }),
  fc.record({
    kind: fc.constant('feast'),
    feast: fc.constantFrom('easter', 'lunar-new-year'),
    offset: fc.integer({ min: -60, max: 60 }),
    days: fc.constant(2),
  }),
  fc.record({
    kind: fc.constant('iso-week'),
    week: fc.integer({ min: 1, max: 53 }),
    weekday: fc.constantFrom(...weekdays),
    days: fc.constant(1),
  }),
)

test('whatever the rules and jumps of the clock: repeated runs change nothing, no edition is expected twice, stated ones stay', async () => {
  const scenario = fc.record({
    events: fc.array(
      fc.record({ rule: rules, day: fc.integer({ min: -200, max: 900 }), confirmed: fc.boolean() }),
      { minLength: 1, maxLength: 6 },
    ),
    jumps: fc.array(fc.constantFrom(0, 1, 6, 31, 180, 366, 800), { minLength: 1, maxLength: 5 }),
    limit: fc.constantFrom(1, 2, 500),
  })
  await fc.assert(
    fc.asyncProperty(scenario, async ({ events, jumps, limit }) => {
      await given(events.map((event) => event.rule))
      for (const [index, { day, confirmed }] of events.entries())
        await run(
          'UPDATE edition SET date = ?1, end_date = ?1, date_confirmed = ?2, version = 1 WHERE id = ?3',
          addDays('2026-11-21', day),
          Number(confirmed),
          index + 1,
        )
      const stated = async () => await tables.all('SELECT * FROM edition WHERE version = 1')
      const before = await stated()
      await run(`UPDATE date_renewal SET due_on = '2026-11-21'`)
      let today = '2026-11-21'
      for (const jump of jumps) {
        today = addDays(today, jump)
        await renewAll(tables.binding, today, limit)
        const after = await editions()
        await run(`UPDATE date_renewal SET due_on = ?`, today)
        expect((await renewAll(tables.binding, today, limit)).added).toEqual([])
        expect(await editions()).toEqual(after)
      }
      expect(await stated()).toEqual(before)
      const all = await editions()
      for (const [index, { event, date, confirmed }] of all.entries()) {
        const later = all[index + 1]
        if (confirmed === 1 || later?.['event'] !== event) continue
        const days = daysBetween(String(date), String(later?.['date']))
        if (later?.['confirmed'] === 0) expect(days).toBeGreaterThan(60)
      }
    }),
    { numRuns: 12 },
  )
})
