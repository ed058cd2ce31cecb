import { expect, test } from 'vitest'
import {
  answerMaximumCharacters,
  faultsOfAnswers,
  tidyAnswers,
  type Question,
} from './questions.ts'

const question = (id: number, more: Partial<Question> = {}): Question => ({
  id,
  text: `Question ${id}`,
  answerType: 'text',
  isRequired: true,
  choices: [],
  onlyAfter: null,
  onlyIf: '',
  ...more,
})

const choices = [
  { id: 8, name: 'Guide' },
  { id: 9, name: 'Handbike' },
]
const chain = [
  question(1, { answerType: 'yes-no' }),
  question(2, { answerType: 'choice', choices, onlyAfter: 1, onlyIf: 'yes' }),
  question(3, { onlyAfter: 2, onlyIf: '9' }),
  question(4, { isRequired: false }),
]

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['nothing', {}, { 1: 'missing' }],
  ['no', { 1: 'no' }, {}],
  ['yes alone', { 1: 'yes' }, { 2: 'missing' }],
  ['an answer without a further question', { 1: 'yes', 2: '8' }, {}],
  ['an answer with a further question', { 1: 'yes', 2: '9' }, { 3: 'missing' }],
  ['an answer below one that is not asked', { 1: 'no', 2: '9' }, {}],
  ['an answer that is not offered', { 1: 'perhaps' }, { 1: 'missing' }],
  ['a choice of another question', { 1: 'yes', 2: '1' }, { 2: 'missing' }],
  ['a long text', { 1: 'no', 4: 'x'.repeat(answerMaximumCharacters + 1) }, { 4: 'too-long' }],
])('%s has the faults of what is asked', (_name, answers, faults) => {
  expect(faultsOfAnswers(chain, answers)).toEqual(faults)
})

test('answers are stored as typed, cut so that a long one is found, under numbers alone', () => {
  const long = 'x'.repeat(5_000)
  expect(tidyAnswers({ 1: ' a  b ', 2: long, 3: ' ', __proto__x: 'y' })).toEqual({
    1: 'a b',
    2: 'x'.repeat(answerMaximumCharacters + 1),
  })
})
