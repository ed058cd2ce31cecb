import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import type { Locale } from '../../src/model/locales.ts'
import { ratesSnapshot } from '../../worker/rates/rates-snapshot.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
import { presentEvent } from '../../worker/present/event/event.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  openOrganiserTables,
  soundFacts,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** Texts of organisers on the page of their event. */

const today = '2026-11-21'

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
})
afterAll(async () => await tables.close())

async function viewOf(permalink: string, locale: Locale, unit: 'metric' | 'imperial' = 'metric') {
  const facts = await findEvent(tables.db, { permalink, date: null, locale, at: today })
  const reader = {
    locale,
    unit,
    currency: 'EUR',
    rates: ratesSnapshot,
    now: Date.parse('2026-11-21T09:00:00Z'),
  } as const
  return presentEvent(facts, reader, today)
}

test('published texts are shown in the reader’s language, else in English, else as written, in the order of the page', async () => {
  const facts = soundFacts('Texts run')
  const { permalink } = await drafts.publishedEvent({
    ...facts,
    nameLanguage: 'de',
    texts: { ...facts.texts, refund: { de: 'Keine.' }, gettingThere: { de: 'Zug', fr: 'Train' } },
  })
  const note = expect.stringMatching(/^Langue d’origine.+allemand$/u)
  expect((await viewOf(permalink, 'fr')).texts).toEqual([
    {
      kind: 'about',
      title: 'À propos de l’événement',
      text: 'Haut et bas.',
      lang: null,
      note: null,
    },
    { kind: 'gettingThere', title: 'Comment venir', text: 'Train', lang: null, note: null },
    { kind: 'refund', title: 'Annulation et remboursement', text: 'Keine.', lang: 'de', note },
  ])
  const japanese = (await viewOf(permalink, 'ja')).texts ?? []
  expect(japanese.map(({ text, lang }) => [text, lang])).toEqual([
    ['Up and down.', 'en'],
    ['Zug', 'de'],
    ['Keine.', 'de'],
  ])
})

test('an event without texts has no key for them', async () => {
  const facts = soundFacts('Silent run')
  const { permalink } = await drafts.publishedEvent({
    ...facts,
    texts: { ...facts.texts, about: {} },
  })
  expect(await viewOf(permalink, 'en')).not.toHaveProperty('texts')
})

test('a course file gives a race its profile, the points that are not stated, and the sentence below the drawing', async () => {
  const { permalink } = await drafts.publishedEvent(soundFacts('Course run'))
  const { races, drawings } = await viewOf(permalink, 'en', 'imperial')
  const measured = races.find(({ name }) => name === 'Marathon')
  expect(measured).toMatchObject({
    profile: [400, 400, 400, 400, 400, 450, 450, 450, 450, 450],
    highest: '1,476\u00a0ft',
    lowest: '1,312\u00a0ft',
    climb: null,
  })
  expect(races.find(({ name }) => name === '10 km')).toMatchObject({ highest: null, lowest: null })
  expect(races.map((race) => 'profile' in race)).toEqual(races.map(({ id }) => id === measured?.id))
  expect(drawings[0]?.sentence).toBe('Profile from the organiser’s course file')
})
