import { expect, test } from 'vitest'
import { editionsOf, eventsOf } from './group-rows.ts'

const rowOf = (text: string) => {
  const [name = '', date = '', end = null] = text.split('|')
  return { text, facts: { name, date, end } }
}
const group = (
  groups: (rows: ReturnType<typeof rowOf>[]) => { text: string }[][],
  ...texts: string[]
) => groups(texts.map(rowOf)).map((rows) => rows.map(({ text }) => text))

test('the races of a league are events', () => {
  const league = [
    'Xmas League 1|2026-12-04',
    'Xmas League 2|2026-12-11',
    'Xmas League 3|2026-12-18',
  ]
  expect(group(eventsOf, ...league)).toEqual(league.map((each) => [each]))
})

test('events of one name on several days of a year are events', () => {
  const texts = ['Club Run|2027-05-01', 'Club Run|2027-06-05', 'Club Run|2027-10-02']
  expect(group(eventsOf, ...texts)).toHaveLength(3)
})

test('dates about a year apart are editions of one event, whatever year or number its name has', () => {
  const texts = [
    '18. Donaulauf 2026|2026-06-13',
    'Donaulauf|2027-06-12',
    '20. Donaulauf|2028-04-20',
  ]
  expect(group(eventsOf, ...texts)).toEqual([texts])
  expect(group(editionsOf, ...texts)).toHaveLength(3)
})

test('the next season of a league belongs to its races by their numbers, else by their dates', () => {
  const seasons = [
    'League 2|2026-12-11',
    'League 1|2026-12-18',
    'League 2|2027-12-17',
    'League 1|2027-12-10',
  ]
  expect(group(eventsOf, ...seasons)).toEqual([
    ['League 2|2026-12-11', 'League 2|2027-12-17'],
    ['League 1|2026-12-18', 'League 1|2027-12-10'],
  ])
  expect(group(eventsOf, 'Run|2026-05-02', 'Run|2026-09-05', 'Run|2027-09-04')).toEqual([
    ['Run|2026-05-02'],
    ['Run|2026-09-05', 'Run|2027-09-04'],
  ])
})

test('rows of one day, or of days that follow each other, are one edition', () => {
  const festival = ['Fest|2027-06-11', 'Fest|2027-06-11', 'Fest|2027-06-12', 'Fest 2027|2027-06-13']
  expect(group(editionsOf, ...festival)).toEqual([festival])
  expect(group(editionsOf, 'Fest|2027-06-11|2027-06-14', 'Fest|2027-06-14')).toHaveLength(1)
  expect(group(editionsOf, 'Fest|2027-06-11', 'Fest|2027-06-13')).toHaveLength(2)
  expect(group(editionsOf, 'League 1|2027-06-11', 'League 2|2027-06-12')).toHaveLength(2)
})
