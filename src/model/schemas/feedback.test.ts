import { expect, test } from 'vitest'
import { readForm } from '../form.ts'
import { feedbackMaximumCharacters } from '../limits.ts'
import { feedbackFields } from './feedback.ts'

const valid = { eventId: 3, category: 'other', text: 'Hello' }
const faults = (change: object) => {
  const read = readForm(feedbackFields, { ...valid, ...change })
  return read.ok ? {} : read.fields
}

test.each([
  ['no category', { category: '' }, { category: 'feedback-category-required-error' }],
  [
    'an empty form',
    { category: undefined, text: undefined },
    { category: 'feedback-category-required-error', text: 'feedback-text-required-error' },
  ],
  ['an unknown category', { category: 'spam' }, { category: 'feedback-category-required-error' }],
  [
    'a category as a list',
    { category: ['other'] },
    { category: 'feedback-category-required-error' },
  ],
  ['no text', { text: '' }, { text: 'feedback-text-required-error' }],
  ['a text of spaces', { text: ' \n\u200b ' }, { text: 'feedback-text-required-error' }],
  ['a number as text', { text: 5 }, { text: 'feedback-text-required-error' }],
  ['a text that is too long', { text: 'x'.repeat(100_000) }, { text: 'too-long' }],
  ['control characters', { text: 'a\u0007b' }, { text: 'invalid' }],
  ['an event as text', { eventId: '3' }, { eventId: 'invalid' }],
  ['a negative event', { eventId: -3 }, { eventId: 'invalid' }],
  ['a fraction as event', { eventId: 3.5 }, { eventId: 'invalid' }],
  ['two events', { permalink: 'run' }, { eventId: 'required' }],
  ['a malformed permalink', { permalink: 'A b' }, { eventId: 'required', permalink: 'invalid' }],
  ['an unknown key', { role: 'moderator' }, { role: 'invalid' }],
  ['a wrong fact without the fact', { category: 'wrong-fact' }, { fact: 'required' }],
  ['an unknown fact', { category: 'wrong-fact', fact: 'colour' }, { fact: 'invalid' }],
  ['a script as link', { link: 'javascript:alert(1)' }, { link: 'url' }],
  [
    'a cheaper offer without link and price',
    { category: 'price-match' },
    { link: 'required', price: 'required' },
  ],
  [
    'a price of zero',
    { category: 'price-match', link: 'https://a.example', price: '0' },
    { price: 'invalid' },
  ],
  ['a price in words', { price: 'ten' }, { price: 'invalid' }],
  ['an unknown currency', { currency: 'XXX' }, { currency: 'invalid' }],
])('%s is refused with its field', (_, change, fields) => {
  expect(faults(change)).toEqual(fields)
})

test.each([
  ['the longest text', { text: 'x'.repeat(feedbackMaximumCharacters) }],
  ['several lines, emoji and markup', { text: 'One\r\n\tTwo 👍🏽\n<b>three</b>' }],
  ['marks of direction', { text: '\u200fשלום \u202eabc' }],
  ['an option as category (spec §3)', { category: { value: 'problem' } }],
  ['the number of another member, which is ignored', { memberId: 51 }],
  ['a price with a comma', { category: 'price-match', link: 'https://a.example/x', price: '9,5' }],
])('%s is accepted', (_, change) => {
  expect(faults(change)).toEqual({})
})
