import { expect, test } from 'vitest'
import type { MapLabels } from '../../../model/calendar/map-labels.ts'
import type { MapMark } from '../../../model/calendar/map-view.ts'
import { placeLabels } from './place-labels.ts'

const size = { width: 600, height: 400 }
const camera = { lon: 8, lat: 47, zoom: 6 }
const labels: MapLabels = {
  countries: [
    ['Schweiz', 8.2, 46.6, 4, 9],
    ['Vatikan', 12.4, 41.9, 12, 16],
  ],
  cities: [
    ['Zürich', 8.55, 47.37, 5],
    ['Winterthur', 8.72, 47.5, 5],
    ['Lyon', 4.84, 45.76, 5],
    ['Uster', 8.7, 46.9, 8],
    ['Tokyo', 139.7, 35.7, 2],
  ],
}
const disc = (lon: number, lat: number): MapMark => ({
  kind: 'cluster',
  lon,
  lat,
  events: { count: 2, n: '2' },
  tones: [{ hue: 'run', events: 2 }],
  box: { west: lon, south: lat, east: lon, north: lat },
})
const labelsWith = (...marks: MapMark[]) => placeLabels(labels, camera, size, marks)
const namesWith = (...marks: MapMark[]) => labelsWith(...marks).map((label) => label.name)

test('visible places are named from their zoom on', () => {
  expect(namesWith()).toEqual(['Schweiz', 'Zürich', 'Winterthur', 'Lyon'])
  const wide = placeLabels(labels, { ...camera, zoom: 3 }, size, [])
  expect(wide).toEqual([])
})

test('a city name takes the first free side of its dot, and is left out if none is free', () => {
  const sideOf = (...marks: MapMark[]) =>
    labelsWith(...marks).find((label) => label.name === 'Lyon')?.side
  expect(sideOf()).toBe('right')
  expect(sideOf(disc(5.2, 45.76))).toBe('left')
  expect(sideOf(disc(5.2, 45.76), disc(4.48, 45.76))).toBe('above')
  expect(sideOf(disc(4.84, 45.76))).toBeUndefined()
})

test('a smaller city is left out where it would overlap a larger one', () => {
  const cities: MapLabels['cities'] = [
    ['Zürich', 8.55, 47.37, 5],
    ['Zollikon', 8.56, 47.36, 5],
  ]
  const namesBeside = (...marks: MapMark[]) =>
    placeLabels({ countries: [], cities }, camera, size, marks).map((label) => label.name)
  expect(namesBeside()).toEqual(['Zürich', 'Zollikon'])
  expect(namesBeside(disc(8.1, 47.37))).toEqual(['Zürich'])
})

test('full-width characters are measured wider', () => {
  const besides = (name: string) => {
    const cities: MapLabels['cities'] = [
      [name, 8, 47, 5],
      ['東京', 9.3, 47, 5],
    ]
    return placeLabels({ countries: [], cities }, camera, size, [])[1]?.side
  }
  expect(besides('St Petersb')).toBe('right')
  expect(besides('サンクトペテルブルク')).not.toBe('right')
})
