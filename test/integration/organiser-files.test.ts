import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { emptyPrice } from '../../src/model/event-facts/empty-facts.ts'
import { findExportedRaces } from '../../worker/domain/organisers/dashboard/find-exported-races.ts'
import { findOrganiserEditions } from '../../worker/domain/organisers/dashboard/find-organiser-editions.ts'
import { organiserCalendar, organiserList } from '../../worker/feeds/organiser-file.ts'
import { readCsv } from '../../worker/imports/read-csv.ts'
import { readRow } from '../../worker/imports/read-row.ts'
import { templateHeadings } from '../../worker/present/organiser/import-template.ts'
import { drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  owner,
  soundFacts,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** Files of an organiser's events. */

const today = '2026-11-21'

let tables: OrganiserTables
let make: ReturnType<typeof drafting>
beforeAll(async () => {
  tables = await openOrganiserTables()
  make = drafting(tables)
})
afterAll(async () => await tables.close())

test('files have the editions of the member’s organisations, and no cell that a spreadsheet would run', async () => {
  await make.publishedEvent({ ...soundFacts('x'), name: '=HYPERLINK("https://evil.example")' })
  const races = await findExportedRaces(tables.db, owner)
  expect(organiserList('csv', races, 'en')).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  const editions = await findOrganiserEditions(tables.db, owner, 'en')
  const reader = { locale: 'en', unit: 'metric' } as const
  const list = { editions, reader, now: Date.parse(today), origin: 'https://startline.example' }
  expect(organiserCalendar(list)).toMatch(/BEGIN:VEVENT[\s\S]+SUMMARY/u)
  expect(await findOrganiserEditions(tables.db, stranger, 'en')).toEqual([])
  expect(await findExportedRaces(tables.db, stranger)).toEqual([])
})

test('an export in any language has the columns of the template, and an import reads all facts of its rows', async () => {
  const facts = soundFacts('Round trip run')
  const [edition] = facts.editions
  const [marathon] = edition?.races ?? []
  if (edition === undefined || marathon === undefined) throw new Error('The event has a race')
  const prices = [
    { ...emptyPrice('n1', 'SEK'), amount: 795, validUntil: '2027-01-31' },
    { ...emptyPrice('n2', 'NOK'), amount: 895.5, validFrom: '2027-02-01' },
  ]
  const legs = marathon.legs.map((leg) => ({ ...leg, gain: 1200, gainUnit: 'ft' as const }))
  await make.publishedEvent({
    ...facts,
    url: 'https://example.org',
    editions: [
      {
        ...edition,
        registrationStartsOn: '2026-12-01',
        registrationEndsOn: '2027-05-31',
        races: [{ ...marathon, date: '2027-06-06', prices, legs }],
      },
    ],
  })
  const all = await findExportedRaces(tables.db, owner)
  const own = all.filter(({ name }) => name === 'Round trip run')
  const defaults = { language: null, sport: null, country: null, currency: null }
  for (const locale of ['en', 'de', 'ja'] as const) {
    const file = organiserList('csv', own, locale)
    const table = await readCsv(new TextEncoder().encode(file))
    const headings = table.columns.map(({ name }) => templateHeadings().get(name) ?? null)
    expect(headings).not.toContain(null)
    const read = table.rows.map(({ cells }) => readRow(cells, headings, defaults))
    expect(read.map(({ faults }) => faults)).toEqual([[]])
    expect(read[0]?.facts).toMatchObject({
      name: 'Round trip run',
      language: 'en',
      date: '2027-06-05',
      end: '2027-06-06',
      day: '2027-06-06',
      city: 'City CH',
      country: 'CH',
      lat: 47.5,
      lon: 8.75,
      venue: 'Market square',
      sport: 'run',
      race: 'Marathon',
      distance: { value: 10, unit: 'km' },
      climb: { value: 1200, unit: 'ft' },
      start: '09:00',
      prices: [
        { amount: 795, from: null, until: '2027-01-31' },
        { amount: 895.5, from: '2027-02-01', until: null, currency: 'NOK' },
      ],
      currency: 'SEK',
      site: 'https://example.org',
      entry: 'https://example.org/enter',
      opens: '2026-12-01',
      closes: '2027-05-31',
      status: null,
    })
  }
  const records: unknown = JSON.parse(organiserList('json', own, 'en'))
  expect(records).toMatchObject({ races: [{ name: 'Round trip run', race: 'Marathon' }] })
})
