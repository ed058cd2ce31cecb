import { expect, test } from 'vitest'
import { emptyPlace, newEvent } from '../../../../model/event-facts/empty-facts.ts'
import { filledOf } from './filled-of.ts'

const circumstances = { today: '2026-11-21', hasPicture: true }
const facts = newEvent('Lakeside run', 'en')

test('the counts of the sections are those of their facts', () => {
  expect(filledOf(facts, circumstances).sections).toEqual({
    basics: { filled: 2, all: 4 },
    edition: { filled: 0, all: 1 },
    races: { filled: 0, all: 4 },
    place: { filled: 0, all: 2 },
    prices: { filled: 0, all: 3 },
    course: { filled: 0, all: 2 },
    practical: { filled: 0, all: 7 },
    media: { filled: 1, all: 1 },
    translations: { filled: 1, all: 17 },
  })
})

test('the sum counts neither optional texts and courses nor languages', () => {
  const { filled, all, sections } = filledOf(facts, circumstances)
  const counted = (['basics', 'edition', 'races', 'place', 'prices', 'media'] as const).map(
    (section) => sections[section],
  )
  expect(filled).toBe(counted.reduce((sum, share) => sum + (share?.filled ?? 0), 0))
  expect(all).toBe(counted.reduce((sum, share) => sum + (share?.all ?? 0), 0))
})

test('what is written is filled in its section', () => {
  const written = filledOf(
    {
      ...facts,
      place: { ...emptyPlace(), cityId: 1 },
      names: { de: 'Seelauf' },
      texts: { ...facts.texts, about: { en: 'Flat.' }, refund: { en: 'None.' } },
    },
    circumstances,
  )
  expect(written.sections).toMatchObject({
    basics: { filled: 3 },
    place: { filled: 1 },
    practical: { filled: 1 },
    translations: { filled: 2 },
  })
  expect(written.open.map(({ key }) => key)).not.toContain('about')
})
