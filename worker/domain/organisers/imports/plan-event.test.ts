import { expect, test } from 'vitest'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { readRow } from '../../../imports/read-row.ts'
import type { ColumnTarget } from '../../../../src/model/event/imports.ts'
import { factsOfImportedRows } from './draft-facts.ts'
import { planEvent } from './plan-event.ts'

const defaults = { language: 'de', sport: 'run', country: 'AT', currency: 'EUR' } as const
const base = { name: 'Donaulauf', 'date.ymd': '2027-06-12', city: 'Krems', 'distance.km': '10' }

function row(number: number, cells: Partial<Record<ColumnTarget, string>> = {}) {
  const all: Partial<Record<ColumnTarget, string>> = { ...base, ...cells }
  const targets = Object.keys(all).filter((key): key is ColumnTarget => key in all)
  const read = readRow(
    targets.map((target) => all[target] ?? ''),
    targets,
    defaults,
  )
  expect(read.faults).toEqual([])
  return { number, facts: read.facts, cityId: 1 }
}
const today = '2026-11-21'

test.each<[string, Partial<Record<ColumnTarget, string>>, string | null, string | null]>([
  ['a complete row', {}, null, null],
  ['a row without a distance, which the editor asks for', { 'distance.km': '' }, null, null],
  ['a distance below zero', { 'distance.km': '-5' }, 'distance', 'min'],
  ['a price below zero', { price: '-5' }, 'price', 'min'],
  ['a cancellation without a reason', { status: 'cancelled' }, 'reason', 'required'],
  ['a cancellation with a reason', { status: 'cancelled', reason: 'Storm' }, null, null],
  ['a new date without the former', { status: 'rescheduled' }, 'previous', 'required'],
  ['a last day before the first', { end: '2027-06-11' }, 'end', 'end-before-date'],
  ['sign-up after the event', { closes: '2027-06-20' }, 'closes', 'window-after-end'],
  [
    'price steps of the same days',
    { price: '5 ../2027-01-02; 6 2027-01-01/..' },
    'price',
    'steps-overlap',
  ],
])('%s', (_, cells, field, fault) => {
  const { faults, rows } = planEvent([row(2, cells), row(3, { race: 'Half' })], null, today)
  const isOfEdition = ['reason', 'previous', 'closes', 'end'].includes(field ?? '')
  expect(faults.get(2) ?? []).toEqual(field === null ? [] : [{ field, fault }])
  expect(rows.map(({ number }) => number)).toEqual(field === null ? [2, 3] : isOfEdition ? [] : [3])
})

test('a row that stands in the list twice is one race', () => {
  const { facts, places } = factsOfImportedRows([row(2), row(3, { race: 'Half' }), row(4)])
  expect(facts.editions.map(({ races }) => races.map(({ key }) => key))).toEqual([['n1', 'n2']])
  expect([...places.values()].map(({ race }) => race)).toEqual(['n1', 'n2', 'n1'])
  const plan = planEvent([row(2), row(3)], null, today)
  expect(plan.rows.map(({ number }) => number)).toEqual([2, 3])
})

test('a fault that the published event has already does not hinder a list', () => {
  const published = factsOfImportedRows([row(2, { status: 'cancelled' })]).facts
  const present = { facts: published, published, lists: [] }
  expect(planEvent([row(2, { start: '09:00' })], present, today).faults.size).toBe(0)
  expect(
    planEvent([row(2)], { ...present, facts: emptyEvent(), published: null }, today).rows,
  ).toHaveLength(1)
})
