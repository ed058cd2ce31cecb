import { expect, test } from 'vitest'
import { readForm } from '../../values/form.ts'
import { feedbackMaximumCharacters } from '../../values/limits.ts'
import { feedbackFields } from './feedback.ts'

const valid = { eventId: 3, category: 'other', text: 'Hello' }
const source = 'https://club.example/news'
const ofStatus = { category: 'wrong-fact', fact: 'facts.editions.4.status', link: source }
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
  [
    'a correction without a value and source',
    { category: 'wrong-fact', fact: 'facts.editions.4.races.7.startTime', text: '' },
    { time: 'required', link: 'required' },
  ],
  [
    'a new date of a moved edition that is none',
    { ...ofStatus, status: 'rescheduled', day: '2027-02-30' },
    { day: 'invalid' },
  ],
  [
    'a moved edition without its new date',
    { ...ofStatus, status: 'rescheduled' },
    { day: 'required' },
  ],
  ['a cancellation without a reason', { ...ofStatus, status: 'cancelled' }, { reason: 'required' }],
  [
    'a fact that no correction can be of',
    { ...ofStatus, fact: 'facts.editions.4.maxParticipants' },
    { fact: 'invalid' },
  ],
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

const proposal = (change: object) => {
  const read = readForm(feedbackFields, {
    eventId: 3,
    category: 'wrong-fact',
    link: source,
    ...change,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.fields))
  return read.values.correction
}

test.each([
  [
    { fact: 'facts.editions.4.races.7.legs.9.distance', figure: '42,195', unit: 'km' },
    { input: 'length', value: 42.195, unit: 'km' },
  ],
  [
    { fact: 'facts.editions.4.races.7.prices', figure: '65', currency: 'SEK' },
    { input: 'price', value: 65, currency: 'SEK' },
  ],
  [
    { fact: 'facts.editions.4.status', status: 'rescheduled', day: '2027-05-08' },
    { input: 'status', value: 'rescheduled', day: '2027-05-08', reason: null },
  ],
  [
    { fact: 'facts.name', proposed: ' Lake Run ' },
    { input: 'line', value: 'Lake Run' },
  ],
])('the correction %o is read with its unit and needs no text', (change, expected) => {
  expect(proposal(change)).toMatchObject(expected)
})

test('a subject of a message is no correction', () => {
  expect(proposal({ fact: 'races', text: 'A race is missing.' })).toBeNull()
})
