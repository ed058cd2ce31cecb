import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { findCard } from '../../worker/domain/catalogue/cards/find-card.ts'
import { previewDraft } from '../../worker/domain/organisers/publish/preview-draft.ts'
import { listedCard } from '../../worker/present/calendar/calendar-lists.ts'
import { presentEvent } from '../../worker/present/event/event.ts'
import { changeOf, drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  organiserNow,
  owner,
  publishing,
  race,
  soundFacts,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** The preview of a draft beside the page after its publication. */

const today = '2026-11-21'
const reader = {
  locale: 'fr',
  unit: 'metric',
  currency: 'EUR',
  rates: ratesSnapshot,
  now: Date.parse('2026-11-21T09:00:00Z'),
} as const

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
  // Another event on the same days, which pages show as similar.
  await drafts.publishedEvent(soundFacts('Neighbour run'))
})
afterAll(async () => await tables.close())

const viewOf = async (permalink: string, date: string | null, preview?: { tables: SQL }) => {
  const query = { permalink, date, locale: reader.locale, at: today }
  const facts = await findEvent(tables.db, query, () => [], preview?.tables)
  return presentEvent(facts, reader, today)
}

async function previewOf(reference: string) {
  const preview = await previewDraft(tables.db, owner, reference, publishing)
  if (preview.state !== 'ready') throw new Error(JSON.stringify(preview))
  return preview
}

/** Views of a draft's preview and of the page after publishing it. */
async function bothViews(reference: string, date: string | null = null) {
  const preview = await previewOf(reference)
  const before = await viewOf(preview.permalink, date, preview)
  const published = await drafts.publish(reference)
  expect(published).toMatchObject({ state: 'published', permalink: preview.permalink })
  return { preview: before, page: await viewOf(preview.permalink, date) }
}

test('the preview of a new event is its page after publishing', async () => {
  const id = await drafts.start('Previewed run')
  await drafts.edit(id, soundFacts('Previewed run'))
  const { preview, page } = await bothViews(id)
  expect(preview).toEqual(page)
  expect(page.races).toHaveLength(2)
  expect(page.similar).not.toHaveLength(0)
  expect(page.texts?.map(({ text }) => text)).toEqual(['Haut et bas.'])
})

test('the preview of changes is the page after publishing: dates, races, prices, place, texts and status', async () => {
  const { permalink, facts, eventId } = await drafts.publishedEvent(soundFacts('Changing run'))
  // The catalogue knew a page for prices and sign-up, which a change of them puts out of date.
  await tables.run(`UPDATE edition SET registration_source = 'https://example.org/entry',
    registration_checked_on = '2026-10-01', registration_provider = 'runsignup' WHERE event_id = ${eventId}`)
  await tables.run(`UPDATE ticket_price SET source_url = 'https://example.org/prices', checked_on = '2026-10-01'
    WHERE race_id IN (SELECT r.id FROM race r JOIN edition e ON e.id = r.edition_id WHERE e.event_id = ${eventId})`)
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  const [marathon, short] = facts.editions[0]?.races ?? []
  if (marathon === undefined || short === undefined) throw new Error('Two races are published')
  const prices = marathon.prices.map((price) => ({ ...price, amount: 45 }))
  const changed = changeOf(facts, {
    date: '2027-06-12',
    endDate: '2027-06-13',
    status: 'rescheduled',
    statusReason: { fr: 'Travaux sur le pont.' },
    registrationEndsOn: '2027-05-01',
    races: [
      { ...marathon, prices },
      { ...short, date: '2027-06-13' },
      race('nr9', 'Relay', { sport: 'trail', startTime: '11:00' }),
    ],
  })
  await drafts.edit(permalink, {
    ...changed,
    name: 'Changed run',
    place: { ...changed.place, venue: 'Station' },
    texts: { ...changed.texts, about: {}, refund: { de: 'Keine.' } },
  })
  const { preview, page } = await bothViews(permalink)
  expect(preview).toEqual(page)
  expect(page).toMatchObject({ name: 'Course alpine', venue: 'Station' })
  expect(page.races).toHaveLength(3)
  // The unchanged price keeps its source, the changed one loses it.
  expect(page.priceSources).toMatchObject([{ url: 'https://example.org/prices' }])
  expect(page.edition.registration.source).toBeNull()
  expect(page.edition.previousDate).toBe('2027-06-05')
})

test('a preview writes nothing, and is refused to others and for a draft with faults', async () => {
  const id = await drafts.start('Unfinished run')
  const count = async () => (await tables.all('SELECT count(*) AS n FROM event'))[0]?.['n']
  const events = await count()
  await expect(previewDraft(tables.db, stranger, id, publishing)).rejects.toMatchObject({
    code: 'not-found',
  })
  const unfinished = await previewDraft(tables.db, owner, id, publishing)
  expect(unfinished).toMatchObject({ state: 'faults', faults: { 'place.cityId': 'required' } })
  await drafts.edit(id, soundFacts('Unfinished run'))
  expect((await previewOf(id)).draftId).toBe(id)
  expect(await count()).toBe(events)
})

const cardOf = async (permalink: string, withTables: SQL) => {
  const facts = await findCard(
    tables.db,
    { permalink, locale: reader.locale, at: today },
    withTables,
  )
  return listedCard(facts, reader, null)
}

test('the card of a draft is the card of the event after publishing, and states no more than its facts', async () => {
  const { permalink, facts } = await drafts.publishedEvent(soundFacts('Carded run'))
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  const published = await cardOf(permalink, sql``)
  expect(published).toMatchObject({ dateConfirmed: true, status: null })
  const [edition] = facts.editions
  const races = edition?.races.map((each) => ({ ...each, prices: [] })) ?? []
  const changed = { date: '2027-07-03', endDate: '2027-07-03', dateConfirmed: false, races }
  const moved = races.map((each) => ({ ...each, date: null }))
  await drafts.edit(permalink, changeOf(facts, { ...changed, races: moved }))
  const preview = await previewOf(permalink)
  const before = await cardOf(permalink, preview.tables)
  expect(before).toMatchObject({
    bib: { date: '2027-07-03' },
    dateConfirmed: false,
    status: null,
    priceFrom: null,
  })
  expect(await cardOf(permalink, sql``)).toEqual(published)
  await drafts.publish(permalink)
  expect(await cardOf(permalink, sql``)).toEqual(before)
})
