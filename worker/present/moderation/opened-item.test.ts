import { expect, test } from 'vitest'
import type { ModeratedSubject } from '../../domain/moderation/moderated-kind.ts'
import { presentFacts } from './opened-item.ts'

const subject: ModeratedSubject = {
  title: 'Lake Run',
  text: 'Flat.',
  language: null,
  stars: 4,
  event: null,
  fields: [
    { name: 'stars-course', value: '3' },
    { name: 'stars-value', value: '1' },
  ],
}

test('scores by part stand in the inbox with the words of its language', () => {
  const item = { submittedAt: '2026-11-21T09:00:00.000Z' }
  const facts = (locale: 'en' | 'de') => presentFacts({ item, subject }, locale).slice(0, 2)
  expect(facts('en')).toEqual([
    { name: 'Course', value: '3 of 5 stars', path: null },
    { name: 'Value for money', value: '1 of 5 stars', path: null },
  ])
  expect(facts('de')[0]?.name).toBe('Strecke')
})
