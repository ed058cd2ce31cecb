import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOfPerson, noPerson, type Person } from '../../src/model/orders/people.ts'
import { faultsOfAnswers, type Question } from '../../src/model/orders/questions.ts'
import { findParticipants } from '../../worker/domain/commerce/participants/find-participants.ts'
import { openSaleInProcess, saleNow, smallSale } from '../support/sale-tables.ts'

const editionId = 11
const all = { race: null, text: '', need: null, page: 1 }

const questions: Question[] = [
  {
    id: 1,
    text: 'Guide?',
    answerType: 'yes-no',
    isRequired: true,
    choices: [],
    onlyAfter: null,
    onlyIf: '',
  },
  {
    id: 2,
    text: 'Name',
    answerType: 'text',
    isRequired: true,
    choices: [],
    onlyAfter: 1,
    onlyIf: 'yes',
  },
  {
    id: 4,
    text: 'Size',
    answerType: 'choice',
    isRequired: true,
    choices: [{ id: 3, name: 'S' }],
    onlyAfter: null,
    onlyIf: '',
  },
]

async function open() {
  const tables = await openSaleInProcess()
  await tables.restart(smallSale)
  const { binding } = tables
  const offer = { questions, lastQuestion: 4, waiver: { version: 2, text: 'At my own risk.' } }
  await binding.batch([
    binding.prepare('UPDATE sale SET offer = ?').bind(JSON.stringify(offer)),
    binding.prepare('UPDATE race SET minimum_age = 16, max_age = 70 WHERE id = 101'),
    binding.prepare(`INSERT INTO purchase (id, token_hash, sale_id, locale, state, currency, total, fee, created_at, paid_at)
      VALUES ('order', 'hash', 11, 'en', 'paid', 'EUR', 0, 0, '2026-11-20', '2026-11-20')`),
    binding.prepare(`INSERT INTO entry (order_id, race_id, ordinal, step_id, price, fee, state)
      VALUES ('order', 101, 0, 0, 0, 0, 'valid')`),
  ])
  return tables
}

const answer = fc.constantFrom('', 'yes', 'no', '3', '9', 'Ada')
const person = fc.record({
  year: fc.constantFrom('1940', '1956', '1957', '1990', '2010', '2011', '2012'),
  month: fc.constantFrom('1', '6', '12'),
  day: fc.constantFrom('1', '2', '28'),
  waiver: fc.constantFrom('', '1', '2'),
  answers: fc.record({ 1: answer, 2: answer, 4: answer }),
})

test('what needs work of a place is what the rules of people and questions say', async () => {
  const { db, binding } = await open()
  await fc.assert(
    fc.asyncProperty(person, async ({ answers, ...parts }) => {
      await binding
        .prepare(
          `INSERT OR REPLACE INTO participant (order_id, ordinal, given_name, family_name, given_reading, family_reading,
            year, month, day, guardian, waiver, answers) VALUES ('order', 0, 'Ada', 'Kim', '', '', ?, ?, ?, '', ?, ?)`,
        )
        .bind(parts.year, parts.month, parts.day, parts.waiver, JSON.stringify(answers))
        .run()
      const { rows } = await findParticipants(db, editionId, all)
      const typed: Person = { ...noPerson, givenName: 'Ada', familyName: 'Kim', ...parts }
      const race = { ageMin: 16, ageMax: 70, on: '2027-06-01', waiver: 2 }
      const faults = faultsOfPerson(typed, race, saleNow.toISOString().slice(0, 10))
      expect(rows[0]?.needs).toEqual({
        unpaid: false,
        number: true,
        waiver: faults.waiver === 'waiver',
        age: faults.day === 'too-young' || faults.day === 'too-old',
        answer: Object.values(faultsOfAnswers(questions, answers)).includes('missing'),
      })
    }),
    { numRuns: 300 },
  )
})

test('names are found whatever the case of their letters, also beyond ASCII', async () => {
  const { db, binding } = await open()
  await binding
    .prepare(
      `INSERT INTO participant (order_id, ordinal, given_name, family_name, given_reading, family_reading, year, month,
        day, guardian) VALUES ('order', 0, 'Jürgen', 'Özil', '', '', '', '', '', '')`,
    )
    .run()
  const found = async (text: string) =>
    (await findParticipants(db, editionId, { ...all, text })).total
  for (const text of ['özil', 'ÖZIL', 'jürgen ö', 'ÖZIL JÜRGEN', 'rgen'])
    expect(await found(text)).toBe(1)
  for (const text of ['ozil', 'jürgen%', '_']) expect(await found(text)).toBe(0)
})

test('20,000 places are counted and paged', async () => {
  const { db, binding } = await open()
  const people = `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 19999)`
  await binding.batch([
    binding.prepare(`INSERT INTO purchase (id, token_hash, sale_id, locale, state, currency, total, fee, created_at, paid_at)
      ${people} SELECT 'order ' || at, 'hash ' || at, 11, 'en', 'paid', 'EUR', 0, 0, '2026-11-22', '2026-11-22' FROM n`),
    binding.prepare(`INSERT INTO entry (order_id, race_id, ordinal, step_id, price, fee, state)
      SELECT id, 101, 0, 0, 0, 0, 'valid' FROM purchase WHERE id LIKE 'order %'`),
    binding.prepare(`INSERT INTO participant (order_id, ordinal, given_name, family_name, given_reading, family_reading, year, month,
        day, guardian, answers) SELECT id, 0, 'Kim', printf('Sample %05d', substr(id, 7)), '', '', '1990', '2', '3', '',
        '{"1":"no","4":"3"}' FROM purchase WHERE id LIKE 'order %'`),
  ])
  const last = await findParticipants(db, editionId, { ...all, page: 400 })
  expect(last.total).toBe(20_000)
  expect(last.rows).toHaveLength(50)
  expect(last.counts).toMatchObject([{ raceId: 101, places: 20_000, answer: 0, waiver: 19_999 }])
  const found = await findParticipants(db, editionId, { ...all, text: 'sample 04711' })
  expect(found.rows.map(({ familyName }) => familyName)).toEqual(['Sample 04711'])
})
