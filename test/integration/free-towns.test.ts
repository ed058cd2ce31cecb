import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import { emptyPlace } from '../../src/model/event-facts/empty-facts.ts'
import type { PlaceFacts } from '../../src/model/schemas/event/event-facts.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
} from '../../worker/domain/catalogue/cards/edition-cards.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { previewDraft } from '../../worker/domain/organisers/publish/preview-draft.ts'
import { summariseDraft } from '../../worker/domain/organisers/publish/summarise-draft.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { publishDraft } from '../../worker/domain/publishing/publish-draft.ts'
import { restoreRevision } from '../../worker/domain/publishing/restore-revision.ts'
import { readBatch } from '../../worker/db/read-batch.ts'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { presentEvent } from '../../worker/present/event/event.ts'
import { loadEventDocuments } from '../../worker/search/feed/documents.ts'
import { storedSuggestion } from '../../worker/search/suggestion/stored-suggestion.ts'
import { createFoldName, eventWords } from '../../worker/search/text/event-words.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  organiserNow,
  owner,
  publishing,
  soundFacts,
  type OrganiserTables,
} from '../support/organiser-tables.ts'
import { writeTestCities, writeTestVillages } from '../support/place-names.ts'

/** Events in towns that are no city of the gazetteer. */

const today = '2026-11-21'
const reader = {
  locale: 'en',
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
  const alps = { country: 'FR', region: 'Auvergne-Rhône-Alpes', population: 10_000 }
  await writeTestCities(tables.binding, [
    { ...alps, id: 91, name: 'Chamonix-Mont-Blanc', lat: 45.92, lon: 6.87 },
    { ...alps, id: 92, name: 'Annecy', lat: 45.9, lon: 6.13 },
    {
      ...alps,
      id: 93,
      name: 'Aosta',
      country: 'IT',
      region: 'Aosta Valley',
      lat: 45.74,
      lon: 7.32,
    },
  ])
  await writeTestVillages(tables.binding, [
    { ...alps, id: 94, name: 'Les Houches', lat: 45.891, lon: 6.799 },
    {
      ...alps,
      id: 95,
      name: 'Saint-Oyen',
      country: 'IT',
      region: 'Aosta Valley',
      lat: 45.82,
      lon: 7.21,
    },
  ])
})
afterAll(async () => await tables.close())

const houches: PlaceFacts = { ...emptyPlace(), town: 'Les Houches', lat: 45.89, lon: 6.79 }

async function published(name: string, place: PlaceFacts) {
  return await drafts.publishedEvent({ ...soundFacts(name), place })
}

async function publishWith(permalink: string, place: PlaceFacts) {
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  const { content } = await findDraft(tables.db, eventKind, owner, permalink)
  await drafts.edit(permalink, { ...content, place })
  return await drafts.publish(permalink)
}

const viewOf = async (permalink: string) =>
  presentEvent(
    await findEvent(tables.db, { permalink, date: null, locale: 'en', at: today }),
    reader,
    today,
  )

test('a free town has the city near its pin, is shown by its name and listed under the city', async () => {
  const { permalink, eventId, facts } = await published('Vertical', houches)
  expect(facts.place).toEqual({ ...houches, cityId: 91 })
  expect(await viewOf(permalink)).toMatchObject({
    city: 'Les Houches',
    near: 'Chamonix-Mont-Blanc',
    country: 'France',
    region: 'Auvergne-Rhône-Alpes',
    placePath: '/calendar/france/city-91',
    lat: 45.89,
  })
  const editions = await tables.all('SELECT id, city_id FROM edition WHERE event_id = ?', eventId)
  expect(editions[0]).toMatchObject({ city_id: 91 })
  const [rows] = await readBatch(tables.db, [
    editionCards(editionsByIds([Number(editions[0]?.['id'])]), 'en'),
  ])
  expect(readCards(rows, 'en')[0]).toMatchObject({ city: 'Les Houches', country: 'FR' })
})

test('search finds a free town by its name and by that of its city, and shows the town', async () => {
  const { eventId } = await published('Searched run', houches)
  const [document] = await loadEventDocuments(tables.db, [eventId])
  if (document === undefined) throw new Error('The event has a document')
  const { words } = eventWords(document, createFoldName())
  expect(words).toEqual(expect.arrayContaining(['houches', 'chamonix']))
  expect(document.city.id).toBe(91)
  expect(storedSuggestion(document).city).toEqual({ name: 'Les Houches', names: {} })
})

test('the preview of a free town is its page', async () => {
  const id = await drafts.start('Previewed')
  await drafts.edit(id, { ...soundFacts('Previewed'), place: houches })
  const preview = await previewDraft(tables.db, owner, id, publishing)
  if (preview.state !== 'ready') throw new Error(JSON.stringify(preview))
  const query = { permalink: preview.permalink, date: null, locale: 'en', at: today } as const
  const facts = await findEvent(tables.db, query, () => [], preview.tables)
  expect(facts.event).toMatchObject({ city: 'Les Houches', near: 'Chamonix-Mont-Blanc' })
})

test('a town without a pin cannot be published', async () => {
  const id = await drafts.start('Unpinned')
  const place = { ...emptyPlace(), town: 'Les Houches' }
  await drafts.edit(id, { ...soundFacts('Unpinned'), place })
  expect(await drafts.publish(id)).toEqual({
    state: 'faults',
    faults: { 'place.lat': 'pin-missing' },
  })
})

test('a pin in another country than the town is a fault, a few kilometres beyond the border it is none', async () => {
  const { permalink } = await published('Border run', houches)
  const far = { ...houches, cityId: 91, lat: 45.74, lon: 7.32 }
  expect(await publishWith(permalink, far)).toEqual({
    state: 'faults',
    faults: { 'place.lat': 'pin-elsewhere' },
  })
  const summary = await summariseDraft(tables.db, owner, permalink, today)
  expect(summary.faults).toEqual({ 'place.lat': 'pin-elsewhere' })
  const beyond = { ...houches, cityId: 91, lat: 45.85, lon: 7.05 }
  expect(await publishWith(permalink, beyond)).toMatchObject({ state: 'published' })
})

test('a town that becomes a city and is restored has its name and pin again', async () => {
  const { permalink, eventId } = await published('Restored run', houches)
  await publishWith(permalink, { ...emptyPlace(), cityId: 92 })
  expect(await viewOf(permalink)).toMatchObject({ city: 'Annecy', near: null })
  const restored = { memberId: owner, reference: permalink, number: 1 }
  await restoreRevision(tables.db, eventKind, restored, organiserNow)
  expect(await drafts.publish(permalink)).toMatchObject({ state: 'published' })
  const stored = await readFacts(tables.db, eventId)
  expect(stored?.facts.place).toEqual({ ...houches, cityId: 91 })
})

test('the point of a city is no pin: it is neither counted nor stored', async () => {
  const id = await drafts.start('Pointless')
  const place = { ...emptyPlace(), cityId: 92, lat: 45.9, lon: 6.13 }
  await drafts.edit(id, { ...soundFacts('Pointless'), place })
  const { completeness, changes } = await summariseDraft(tables.db, owner, id, today)
  expect(completeness.missing.map(({ item }) => item)).toContain('pin')
  expect(changes.map(({ path }) => path)).not.toContain('place.lat')
  const { version } = await findDraft(tables.db, eventKind, owner, id)
  await publishDraft(tables.db, eventKind, { memberId: owner, reference: id, version }, publishing)
})

test('an edition in a village elsewhere has a town of its own', async () => {
  const facts = soundFacts('Moving run')
  const [edition] = facts.editions
  if (edition === undefined) throw new Error('The event has an edition')
  const event = await drafts.publishedEvent({
    ...facts,
    place: { ...emptyPlace(), cityId: 92 },
    editions: [{ ...edition, place: houches }],
  })
  expect(event.facts.editions[0]?.place).toEqual({ ...houches, cityId: 91 })
  expect(await viewOf(event.permalink)).toMatchObject({
    city: 'Les Houches',
    near: 'Chamonix-Mont-Blanc',
  })
})

test('drafts that were stored before towns are read', async () => {
  const id = await drafts.start('Older')
  await drafts.edit(id, { ...soundFacts('Older'), place: { ...emptyPlace(), cityId: 92 } })
  await tables.run(
    `UPDATE event_draft SET facts = json_remove(facts, '$.place.town'), base = json_remove(base, '$.place.town')`,
  )
  expect(await drafts.publish(id)).toMatchObject({ state: 'published' })
})
