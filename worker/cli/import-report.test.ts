import { expect, test } from 'vitest'
import { duplicateLines, faultLines } from './import-report.ts'

const row = { cells: [], faults: [], suggestions: [], score: null, event: null, permalink: null }
const mapping = ['name', 'city', 'date.dmy'] as const
const unknown = { field: 'city', fault: 'place-unknown' } as const
const unread = { field: 'date', fault: 'date' } as const

test('a fault is listed with its column and value, and once for equal ones', () => {
  const rows = [
    { ...row, number: 2, cells: ['Alpha', 'Kremz', '12.06.2027'], faults: [unknown] },
    { ...row, number: 3, cells: ['Beta', 'Kremz', '31.02.2027'], faults: [unread, unknown] },
    { ...row, number: 4, faults: [{ field: 'sport', fault: 'missing' } as const] },
  ]
  expect(faultLines(rows, mapping)).toEqual([
    expect.stringMatching(/^Row 2, City “Kremz”: .+ \(and 1 more of the same\)$/u),
    expect.stringMatching(/^Row 3, First day “31\.02\.2027”: .+$/u),
    expect.stringMatching(/^Row 4, Sport: .+$/u),
  ])
})

test('of more than 50 different faults the rest is counted', () => {
  const rows = Array.from({ length: 53 }, (_, index) => ({
    ...row,
    number: index,
    cells: ['', `Town ${index}`],
    faults: [unknown],
  }))
  expect(faultLines(rows, mapping).at(-1)).toBe('… and 3 more different faults')
})

test('a duplicate is listed with the event that it probably is', () => {
  const duplicate = { ...row, number: 5, event: 'Istria300', permalink: 'istria300', score: 85 }
  expect(duplicateLines([duplicate])).toEqual([
    'Row 5, left out: probably Istria300 (85%), /event/istria300',
  ])
})
