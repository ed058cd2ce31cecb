import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../src/model/locales.ts'
import type { LocatorMapView } from '../../src/model/views.ts'
import { drawLocatorMap, type LocatorMapInput } from '../../worker/maps/draw-locator-map.ts'
import { cellPath, cellsWithin } from '../../worker/maps/grid.ts'
import { labelBox } from '../../worker/maps/label-room.ts'
import { surroundingsOf } from '../../worker/maps/surroundings.ts'
import { mapCellFiles } from './map-cells.ts'

/** Locator maps drawn from the cells of the whole world. */

const cells = new Map(mapCellFiles().map(({ path, cell }) => [path, cell]))

const frames = [
  { width: 360, height: 240 },
  { width: 360, height: 330, kmAcross: 300 },
  { width: 660, height: 640, kmAcross: 215 },
] as const

function plateAt(
  place: { lat: number; lon: number },
  input: Partial<LocatorMapInput> = {},
  reader: Parameters<typeof drawLocatorMap>[2] = { locale: 'en', unit: 'metric' },
): LocatorMapView {
  const near = cellsWithin(place, 800).map((cell) => {
    const file = cells.get(cellPath(cell))
    if (file === undefined) throw new Error(`${cellPath(cell)} is missing`)
    return file
  })
  const whole = { place, name: 'Somewhere', pin: { day: '27' }, ...frames[0], ...input }
  return drawLocatorMap(surroundingsOf(place, near), whole, reader)
}

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})
const edges = fc.record({
  lat: fc.constantFrom(90, -90, 89.9, -89.9, 0, 71, -16.5),
  lon: fc.constantFrom(180, -180, 179.99, -179.99, 0),
})
const towns = [...cells.values()].flatMap((cell) => cell.towns)
const nearTown = fc.nat(towns.length - 1).map((index) => {
  const [x = 0, y = 0] = towns[index] ?? []
  return { lat: y / 1000, lon: x / 1000 }
})
const reader = fc.record({
  locale: fc.constantFrom(...locales),
  unit: fc.constantFrom('metric' as const, 'imperial' as const),
})

test('any place has a locator map of at most 6 kB gzipped, of finite numbers, whose labels do not overlap', () => {
  fc.assert(
    fc.property(
      fc.oneof({ weight: 4, arbitrary: nearTown }, { weight: 2, arbitrary: anywhere }, edges),
      fc.constantFrom(...frames),
      reader,
      (place, frame, settings) => {
        const plate = plateAt(place, frame, settings)
        const json = JSON.stringify(plate)
        expect(gzipSync(json).length).toBeLessThanOrEqual(6000)
        expect(json).not.toMatch(/NaN|Infinity/u)
        const boxes = plate.labels.map((label) => labelBox(label, label.text, label.kind))
        for (const [index, a] of boxes.entries()) {
          expect(a.left >= 0 && a.right <= plate.width && a.bottom <= plate.height).toBe(true)
          for (const b of boxes.slice(index + 1)) {
            const isApart =
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
            expect(isApart).toBe(true)
          }
        }
      },
    ),
    { numRuns: 200 },
  )
})

const namesOn = (plate: LocatorMapView) => plate.labels.map(({ text }) => text)

test('names are in the reader’s language, distances in the reader’s unit', () => {
  const tokyo = { lat: 35.6812, lon: 139.7671 }
  expect(namesOn(plateAt(tokyo, {}, { locale: 'ja', unit: 'metric' }))).toContain('川崎')
  const plate = plateAt(tokyo, { name: 'Tokyo' }, { locale: 'en', unit: 'imperial' })
  expect(plate.label).toBe('Map: Tokyo, 75\u00a0mi across')
  expect(namesOn(plate)).toContain('10\u00a0mi')
})

test('countries are named where two or more have room, and not elsewhere', () => {
  const countriesOn = (plate: LocatorMapView) =>
    plate.labels.filter(({ kind }) => kind === 'country').map(({ text }) => text)
  expect(countriesOn(plateAt({ lat: 45.9237, lon: 6.8694 }))).toEqual(
    expect.arrayContaining(['France', 'Italy']),
  )
  expect(countriesOn(plateAt({ lat: 52.52, lon: 13.37 }))).toEqual([])
})

test('a strait has both shores, the date line no coast of its own, a pole no land in the north', () => {
  const bosporus = plateAt({ lat: 41.03, lon: 28.98 })
  expect(bosporus.land).not.toBe('')
  expect(bosporus.coast).not.toBe('')
  // Taveuni, which the 180th meridian crosses: its coast is closed, so it has no straight line of 30 pixels.
  const taveuni = plateAt({ lat: -16.85, lon: 179.98 }, { kmAcross: 120 })
  expect(taveuni.coast).not.toMatch(/[vh]-?(?:[3-9]\d|\d{3})/u)
  expect(plateAt({ lat: 90, lon: 0 }).land).toBe('')
  expect(plateAt({ lat: -90, lon: 0 }).land).not.toBe('')
})

test('Crimea is not coloured as Russia, and the border across the isthmus is disputed', () => {
  const perekop = plateAt({ lat: 46.15, lon: 33.7 })
  expect(perekop.disputed).not.toBe('')
  expect(perekop.borders).toBe('')
  expect(perekop.far).toBe('')
})

test('a place without a pin leaves its room to labels; marks are at the points handed in', () => {
  const place = { lat: 48.137, lon: 11.575 }
  const plate = plateAt(place, { pin: undefined, marks: [place, { lat: 48.5, lon: 11.575 }] })
  expect(plate.pin).toBeNull()
  expect(plate.marks[0]).toEqual({ x: 180, y: 120 })
  expect(plate.marks[1]?.x).toBe(180)
  expect(plate.marks[1]?.y).toBeLessThan(120)
})

test('a place is named beside marks that stand around it', () => {
  const austin = { lat: 30.267, lon: -97.743 }
  const marks = [
    { lat: 30.28, lon: -97.8 },
    { lat: 29.88, lon: -97.94 },
  ]
  const frame = { width: 660, height: 640, kmAcross: 350, pin: undefined, marks }
  expect(namesOn(plateAt(austin, { name: 'Austin', ...frame }))).toContain('Austin')
})
