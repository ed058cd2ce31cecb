import { expect, test } from 'vitest'
import { signUpState } from './sign-up-window.ts'

const today = '2027-03-01'
const closingFrom = '2027-03-15'
const window = { opens: '2027-02-01', closes: '2027-04-01', ends: '2027-05-01', soldOut: false }

test.each([
  ['open between its days', {}, 'open'],
  ['closing on the last of the days left', { closes: closingFrom }, 'closing'],
  ['open a day before that', { closes: '2027-03-16' }, 'open'],
  ['closing on its very last day', { closes: today }, 'closing'],
  ['closed the day after', { closes: '2027-02-28' }, 'closed'],
  ['not yet open', { opens: '2027-03-02' }, 'soon'],
  ['open on its first day', { opens: today }, 'open'],
  ['sold out while it would be open', { soldOut: true }, 'sold-out'],
  ['sold out without a closing date', { closes: null, soldOut: true }, 'sold-out'],
  ['closed, not sold out, when it is over', { closes: '2027-02-28', soldOut: true }, 'closed'],
  ['closed when the edition is over', { closes: null, ends: '2027-02-28' }, 'closed'],
  ['unknown without dates', { opens: null, closes: null }, null],
  ['unknown where only the first day is known and past', { closes: null }, null],
])('a sign-up is %s', (_, change, state) => {
  expect(signUpState({ ...window, ...change }, today, closingFrom)).toBe(state)
})
