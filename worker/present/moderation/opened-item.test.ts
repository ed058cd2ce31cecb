import { expect, test } from 'vitest'
import { moderatedReview } from '../../domain/community/reviews/moderated-review.ts'
import type { OpenedItem } from '../../domain/moderation/open-item.ts'
import { presentOpenedItem } from './opened-item.ts'

const opened: OpenedItem = {
  item: { id: 1, kind: 'review', subjectId: 5, submittedAt: '2026-11-21T09:00:00.000Z' },
  kind: moderatedReview,
  subject: {
    title: 'Lake Run',
    text: 'Flat.',
    language: null,
    stars: 4,
    event: null,
    fields: [
      { name: 'stars-course', value: '3' },
      { name: 'stars-value', value: '1' },
    ],
  },
  author: null,
  change: null,
  signals: null,
  colleagueSince: null,
  isByReader: false,
}

test('scores by part stand in the inbox with the words of its language', () => {
  const facts = (locale: 'en' | 'de') =>
    presentOpenedItem(opened, 'organiser', locale).facts.slice(0, 2)
  expect(facts('en')).toEqual([
    { name: 'Course', value: '3 of 5 stars', path: null },
    { name: 'Value for money', value: '1 of 5 stars', path: null },
  ])
  expect(facts('de')[0]?.name).toBe('Strecke')
})
