import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '../../src/model/values/dates.ts'
import type { EventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { keepCounts } from '../../worker/domain/catalogue/counts/keep-counts.ts'
import { refreshCounts } from '../../worker/domain/catalogue/counts/refresh-counts.ts'
import { renewDates } from '../../worker/domain/catalogue/renewal/renew-dates.ts'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { publishDocument } from '../../worker/domain/publishing/publish-document.ts'
import { counts as countsJob } from '../../worker/jobs/counts.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { countStep } from '../support/count-steps.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import { sql } from 'drizzle-orm'
import {
  openOrganiserTables,
  organiserStatement,
  publishing,
  race,
  soundFacts,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
  await tables.run(`UPDATE city SET zone = iif(id = 1, 'Pacific/Honolulu', 'Pacific/Kiritimati')`)
})
afterAll(async () => await tables.close())
beforeEach(async () => {
  await tables.run(`DELETE FROM catalogue_count`)
})

const start = '2026-11-21'
const noon = (day: string) => new Date(`${day}T12:00:00.000Z`)

const shownCounts = async () =>
  await tables.all(
    `SELECT kind, key, races, editions FROM catalogue_count
      WHERE kind NOT LIKE 'next%' AND kind NOT IN ('worked-out', 'checked', 'changes') ORDER BY kind, key`,
  )

/** The counts as they are, and as a computation of all makes them. */
async function bothCounts(day: string) {
  const kept = await shownCounts()
  await refreshCounts(tables.binding, day)
  return { kept, computed: await shownCounts() }
}

const rule = { kind: 'weekday', month: 6, week: 1, weekday: 'sat', days: 2 } as const

/** Publishes an event with one edition. */
async function publishAt(name: string, date: string) {
  const facts = soundFacts(name)
  const editions = facts.editions.map((edition) => ({
    ...edition,
    date,
    endDate: addDays(date, 1),
    registrationStartsOn: addDays(date, -60),
    races: [
      race('nr1', 'Marathon', { startTime: '09:00' }),
      race('nr2', '10 km', { date: addDays(date, 1) }),
    ],
  }))
  return await drafts.publishedEvent({ ...facts, usualDate: rule, editions })
}

async function changeFacts(eventId: number, change: (facts: EventFacts) => EventFacts, now: Date) {
  const stored = await eventKind.read(tables.db, eventId)
  if (stored === null) throw new Error('The event is not stored')
  const published = await publishDocument(
    tables.db,
    eventKind,
    stored,
    {
      document: change(stored.document),
      origin: 'editor',
      authorId: null,
      details: organiserStatement,
      stands: sql`1`,
      also: () => [],
    },
    { ...publishing, now },
  )
  if (published.state !== 'published') throw new Error(JSON.stringify(published))
}

/** The event with another status or other races of its last edition. */
const ofLast = (
  facts: EventFacts,
  change: (edition: EventFacts['editions'][number]) => EventFacts['editions'][number],
): EventFacts => ({
  ...facts,
  editions: facts.editions.map((edition, index) =>
    index === facts.editions.length - 1 ? change(edition) : edition,
  ),
})

test('after any publications, archivings, moves, cancellations, renewals, hours and nights the counts are those of a computation of all', async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(countStep, { minLength: 3, maxLength: 8 }), async (steps) => {
      let today = start
      let at = start
      const events: number[] = []
      await refreshCounts(tables.binding, today)
      for (const each of steps) {
        const chosen = 'which' in each ? events[each.which % Math.max(1, events.length)] : undefined
        if (each.kind === 'publish') {
          const made = await publishAt(`Counted ${(number += 1)}`, addDays(today, each.days))
          events.push(made.eventId)
        } else if (each.kind === 'renew') await renewDates(tables.db, noon(today), 500)
        else if (each.kind === 'night') {
          today = addDays(today, each.days)
          at = today
          expect(await keepCounts(tables.binding, at)).toEqual([])
        } else if (each.kind === 'hours') {
          if (`${today}${each.time}` > at) at = `${today}${each.time}`
          expect(await keepCounts(tables.binding, at)).toEqual([])
        } else if (chosen !== undefined) {
          if (each.kind === 'status')
            await changeFacts(
              chosen,
              (facts) =>
                ofLast(facts, (edition) => ({
                  ...edition,
                  status: each.status,
                  statusReason: each.status === null ? {} : { en: 'Storm' },
                })),
              noon(today),
            )
          else if (each.kind === 'races')
            await changeFacts(
              chosen,
              (facts) =>
                ofLast(facts, (edition) => ({
                  ...edition,
                  races:
                    edition.races.length > 1
                      ? edition.races.slice(0, 1)
                      : [...edition.races, race('nz', 'Ultra')],
                })),
              noon(today),
            )
          else if (each.kind === 'city')
            await changeFacts(
              chosen,
              (facts) => ({
                ...facts,
                place: { ...facts.place, cityId: facts.place.cityId === 1 ? 2 : 1, town: null },
              }),
              noon(today),
            )
          else {
            const last = (await readFacts(tables.db, chosen))?.facts.editions.at(-1)
            const date = addDays(last?.date ?? today, each.days)
            await changeEdition(tables.db, Number(last?.key), { date }, noon(today))
          }
        }
        const { kept, computed } = await bothCounts(at)
        expect(kept).toEqual(computed)
      }
    }),
    { numRuns: 8 },
  )
})

test('counts lose a race at the midnight of its place, by the difference', async () => {
  await refreshCounts(tables.binding, start)
  await publishAt('On an island', start)
  const total = async () =>
    Number((await tables.all(`SELECT races FROM catalogue_count WHERE kind = 'all'`))[0]?.['races'])
  const last = addDays(start, 2)
  const at = async (time: string) => {
    expect(await keepCounts(tables.binding, `${last}${time}`)).toEqual([])
    return await total()
  }
  const before = await at('T09:45')
  expect(await at('T10:00')).toBeLessThanOrEqual(before - 2)
  const { kept, computed } = await bothCounts(`${last}T10:00`)
  expect(kept).toEqual(computed)
})

test('home and lists show a publication with the batch that writes it, and lose an archived edition', async () => {
  await refreshCounts(tables.binding, start)
  const total = async () =>
    Number((await tables.all(`SELECT races FROM catalogue_count WHERE kind = 'all'`))[0]?.['races'])
  const before = await total()
  const { eventId } = await publishAt('Shown at once', '2027-03-06')
  expect(await total()).toBe(before + 2)
  const listed = async () =>
    await tables.all(
      `SELECT h.kind FROM highlight h JOIN edition e ON e.id = h.edition_id WHERE e.event_id = ? AND h.kind = 'weekend'`,
      eventId,
    )
  expect(await listed()).toEqual([{ kind: 'weekend' }])
  await changeFacts(
    eventId,
    (facts) => ofLast(facts, (edition) => ({ ...edition, status: 'archived' })),
    noon(start),
  )
  expect(await total()).toBe(before)
  expect(await listed()).toEqual([])
})

test('an edition that was changed without its counts is found by the check of the day, corrected and reported once', async () => {
  await refreshCounts(tables.binding, start)
  const { eventId } = await publishAt('Changed aside', '2027-03-06')
  await tables.run(`UPDATE edition SET status = 'cancelled' WHERE event_id = ${eventId}`)
  const settings = readSettings({
    DB: tables.binding,
    KV: { get: async () => null },
    FIXED_NOW: noon('2026-11-22').toISOString(),
  })
  const runJob = async () =>
    await countsJob.run({ settings, env: {}, db: tables.db, now: noon('2026-11-22') })
  await expect(runJob()).rejects.toThrow(/corrected: all, .*Have the write/u)
  await expect(runJob()).resolves.toBeUndefined()
  const { kept, computed } = await bothCounts('2026-11-22T12:00')
  expect(kept).toEqual(computed)
})

test('a computation during which a change was counted is discarded, and the next run completes it', async () => {
  await refreshCounts(tables.binding, start)
  await tables.run(`DELETE FROM catalogue_count WHERE kind = 'checked'`)
  const { batch } = tables.binding
  let left = 3
  vi.spyOn(tables.binding, 'batch').mockImplementation(async (statements) => {
    left -= 1
    if (left === 0) await publishAt('Meanwhile', '2027-04-03')
    return await batch.call(tables.binding, statements)
  })
  expect(await keepCounts(tables.binding, start)).toEqual([])
  vi.restoreAllMocks()
  const checked = `SELECT key FROM catalogue_count WHERE kind = 'checked'`
  expect(await tables.all(checked)).toEqual([])
  const kept = await shownCounts()
  expect(await keepCounts(tables.binding, start)).toEqual([])
  expect(await tables.all(checked)).toEqual([{ key: start }])
  expect(await shownCounts()).toEqual(kept)
})
