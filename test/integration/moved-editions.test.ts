import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { movedEdition } from '../../src/model/event-facts/move-edition.ts'
import { differences } from '../../src/model/documents/differences.ts'
import { eventShape } from '../../src/model/event-facts/event-shape.ts'
import type { EditionFacts, EventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { findEventFeed } from '../../worker/domain/catalogue/feeds/find-feed-editions.ts'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { logDuePrices } from '../../worker/domain/catalogue/prices/log-prices.ts'
import { saveDraft } from '../../worker/domain/publishing/save-draft.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { publishDraft } from '../../worker/domain/publishing/publish-draft.ts'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { endsSql, expectEndOffsets } from '../support/end-offsets.ts'
import { ada, now, openImports } from '../support/imports.ts'

/** An edition with another first day, by each way in which its organiser or an operator states one. */

let tables: Awaited<ReturnType<typeof openImports>>
beforeAll(async () => {
  tables = await openImports()
  await tables.all(`UPDATE organiser SET verified_on = '2026-11-01'`)
})
afterAll(() => tables.close())
beforeEach(() => tables.empty())

const today = now.toISOString().slice(0, 10)
const context = { now, rates: ratesSnapshot }
/** Names so different that no import takes two of the events for one. */
const names =
  'Kamptal Ybbs Traun Pielach Erlauf Schwechat Leitha Thaya Enns Mur Drau Salzach Inn Ziller Lech Raab'
    .split(' ')
    .values()

async function publishAll(): Promise<void> {
  for (const { id, version } of await tables.drafts())
    expect(
      await publishDraft(
        tables.db,
        eventKind,
        { memberId: ada.id, reference: id, version },
        context,
      ),
    ).toMatchObject({ state: 'published' })
}

async function importAll(...lines: string[]): Promise<void> {
  await tables.write(await tables.checked(...lines))
  await publishAll()
}

const row = (name: string, date: string, race: string) => `${name};${date};Krems;${race};10;120`

/** A published event of two days with sign-up and steps of prices, of which the first are in force. */
async function published(isConfirmed = true) {
  const name = `${names.next().value} Lauf`
  await importAll(row(name, '05.06.2027', 'Run'), row(name, '06.06.2027', 'Ultra'))
  const [found] = await tables.all(
    `SELECT ev.id, ev.permalink, e.id AS edition FROM event ev JOIN edition e ON e.event_id = ev.id WHERE ev.name = ?`,
    name,
  )
  if (found === undefined) throw new Error('The event is published')
  const [eventId, edition] = [Number(found['id']), Number(found['edition'])]
  await tables.all(
    `UPDATE edition SET date_confirmed = ?2, registration_starts_on = '2026-11-01', registration_ends_on = '2027-05-20' WHERE id = ?1`,
    edition,
    Number(isConfirmed),
  )
  await tables.all(
    `INSERT INTO ticket_price (race_id, amount, currency, amount_eur, valid_from, valid_until, checked_on)
      SELECT r.id, p.value ->> 0, 'EUR', p.value ->> 0, p.value ->> 1, p.value ->> 2, '2026-10-01'
      FROM race r, json_each('[[40,null,"2027-02-28"],[50,"2027-03-01",null]]') p WHERE r.edition_id = ?`,
    edition,
  )
  // No list is remembered, so that nothing of the above counts as edited by hand.
  await tables.empty()
  return { name, eventId, edition, permalink: String(found['permalink']) }
}

type Published = Awaited<ReturnType<typeof published>>

const factsOf = async ({ eventId }: Published): Promise<EventFacts> => {
  const stored = await readFacts(tables.db, eventId)
  if (stored === null) throw new Error('The event is stored')
  return stored.facts
}

async function edit(event: Published, change: (edition: EditionFacts) => EditionFacts) {
  const { permalink: reference } = event
  const memberId = ada.id
  await openDraft(tables.db, eventKind, { memberId, reference, now })
  const facts = await factsOf(event)
  const changes = differences(eventShape, facts, {
    ...facts,
    editions: facts.editions.map(change),
  })
  await saveDraft(tables.db, eventKind, { memberId, reference, changes, now })
  await publishAll()
}

const dayOf = (date: string) => date.split('-').toReversed().join('.')

/** Ways to state another first day. */
const doors: Record<string, (event: Published, date: string) => Promise<unknown>> = {
  command: async ({ edition }, date) =>
    expect(await changeEdition(tables.db, edition, { date, confirmed: true }, now)).toBe('changed'),
  editor: async (event, date) =>
    await edit(event, (edition) => ({
      ...movedEdition(edition, date, today),
      dateConfirmed: true,
    })),
  import: async ({ name }, date) => await importAll(row(name, dayOf(date), 'Run')),
}

const shownOn = async ({ permalink }: Published, date: string) =>
  (await findEvent(tables.db, { permalink, date, locale: 'en', at: today })).edition.date

const priceDays = [
  { amount: 40, validFrom: null, validUntil: '2027-03-14' },
  { amount: 50, validFrom: '2027-03-15', validUntil: null },
]

describe.each(Object.keys(doors))('by %s', (name) => {
  const move = async (event: Published, date: string) => await doors[name]?.(event, date)

  test('a moved edition takes its races, sign-up and prices along, and states the date before', async () => {
    const event = await published()
    await logDuePrices(tables.db, '2026-11-01')
    await move(event, '2027-06-19')
    expect((await factsOf(event)).editions).toMatchObject([
      {
        date: '2027-06-19',
        endDate: '2027-06-20',
        previousDate: '2027-06-05',
        status: 'rescheduled',
        registrationStartsOn: '2026-11-01',
        registrationEndsOn: '2027-06-03',
        races: [
          { name: 'Run', date: null, prices: priceDays },
          { name: 'Ultra', date: '2027-06-20', prices: priceDays },
        ],
      },
    ])
    expectEndOffsets(await tables.all(`${endsSql} WHERE id = ?`, event.edition))
  })

  test('a step of a price that ended before the move is logged as it was charged', async () => {
    const event = await published()
    await tables.all(
      `UPDATE ticket_price SET valid_until = '2026-11-19' WHERE amount = 40 AND race_id IN (SELECT id FROM race WHERE edition_id = ?)`,
      event.edition,
    )
    await tables.all(
      `UPDATE ticket_price SET valid_from = '2026-11-20' WHERE amount = 50 AND race_id IN (SELECT id FROM race WHERE edition_id = ?)`,
      event.edition,
    )
    await logDuePrices(tables.db, '2026-11-10')
    await move(event, '2027-06-19')
    const logged = await tables.all(
      `SELECT l.day, l.minor AS amount FROM price_log l JOIN race r ON r.id = l.race_id
        WHERE r.edition_id = ? AND r.ordinal = 0 ORDER BY l.day`,
      event.edition,
    )
    expect(logged).toEqual([
      { day: '2026-11-10', amount: 4_000 },
      { day: '2026-11-20', amount: 5_000 },
    ])
  })

  test('URLs of each former date show the edition', async () => {
    const event = await published()
    await move(event, '2027-06-19')
    await move(event, '2027-06-26')
    for (const date of ['2027-06-05', '2027-06-19', '2027-06-26', '2027-06-27'])
      expect(await shownOn(event, date), date).toBe('2027-06-26')
    const feed = await findEventFeed(
      tables.db,
      { permalink: event.permalink, date: '2027-06-05' },
      'en',
    )
    expect(feed.editions).toMatchObject([{ date: '2027-06-26' }])
    await expect(shownOn(event, '2027-06-04')).rejects.toMatchObject({ code: 'edition-not-found' })
  })

  test('the URL of an expected date shows the edition that was confirmed on another day', async () => {
    const event = await published(false)
    await move(event, '2027-06-12')
    expect(await shownOn(event, '2027-06-05')).toBe('2027-06-12')
    expect((await factsOf(event)).editions).toMatchObject([
      { dateConfirmed: true, previousDate: null, status: null },
    ])
  })
})

test('the URL of an expected date shows the edition that replaced it, but not one of another year', async () => {
  const event = await published(false)
  await edit(event, ({ races, ...edition }) => ({
    ...edition,
    key: 'n1',
    date: '2027-05-29',
    endDate: null,
    dateConfirmed: true,
    races: races.map((race) => ({
      ...race,
      key: `n${race.key}`,
      date: null,
      legs: race.legs.map((leg) => ({ ...leg, key: `n${leg.key}` })),
      prices: [],
    })),
  }))
  const { editions } = await factsOf(event)
  expect(editions.map(({ date }) => date)).toEqual(['2027-05-29'])
  expect(await shownOn(event, '2027-06-05')).toBe('2027-05-29')
  await tables.all(
    `UPDATE edition SET date = '2028-05-27', end_date = '2028-05-27' WHERE event_id = ?`,
    event.eventId,
  )
  await expect(shownOn(event, '2027-06-05')).rejects.toMatchObject({ code: 'edition-not-found' })
})

test('a date that another edition has now shows that edition', async () => {
  const event = await published()
  await doors['command']?.(event, '2027-06-19')
  await edit(event, (edition) => edition)
  await tables.all(
    `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
      VALUES (9000, ?, '2027-06-05', '2027-06-05', 1, 0, 1, 'Europe/Vienna')`,
    event.eventId,
  )
  expect(await shownOn(event, '2027-06-05')).toBe('2027-06-05')
})

test('a moved edition keeps a status that is stated', async () => {
  const event = await published()
  await edit(event, (edition) => ({
    ...movedEdition(edition, '2027-06-19', today),
    status: 'all-hybrid',
  }))
  expect((await factsOf(event)).editions).toMatchObject([
    { previousDate: '2027-06-05', status: 'all-hybrid' },
  ])
})
