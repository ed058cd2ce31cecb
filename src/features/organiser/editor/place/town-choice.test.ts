import { expect, test } from 'vitest'
import { nameBeforeArea, placeNamed, withPlace, withTypedTown } from './town-choice.ts'

const empty = { cityId: null, town: null, lat: null, lon: null }
const chamonix = { id: 1, town: null, name: 'Chamonix-Mont-Blanc', area: '', lat: 45.92, lon: 6.87 }
const houches = { id: 1, town: 'Les Houches', name: 'Les Houches', area: '', lat: 45.89, lon: 6.8 }

test('a city has no pin of its own, a village has; a pin that is near stays', () => {
  expect(withPlace(empty, chamonix)).toEqual({ ...empty, cityId: 1 })
  expect(withPlace(empty, houches)).toEqual({
    cityId: 1,
    town: 'Les Houches',
    lat: 45.89,
    lon: 6.8,
  })
  const pinned = { ...empty, lat: 45.9, lon: 6.83 }
  expect(withPlace(pinned, houches)).toMatchObject({ lat: 45.9, lon: 6.83 })
  const far = { ...empty, cityId: 2, lat: 52.5, lon: 13.4 }
  expect(withPlace(far, chamonix)).toEqual({ ...empty, cityId: 1 })
})

test('a typed town takes the pin over, but not the point of the former city', () => {
  const inCity = { ...empty, cityId: 1, lat: 45.92, lon: 6.87 }
  expect(withTypedTown(inCity, 'Merlet', chamonix)).toEqual({ ...empty, town: 'Merlet' })
  const pinned = { ...inCity, lat: 45.91 }
  expect(withTypedTown(pinned, 'Merlet', chamonix)).toEqual({
    cityId: null,
    town: 'Merlet',
    lat: 45.91,
    lon: 6.87,
  })
})

test('a text names a place in full, without regard to accents and case; of namesakes none', () => {
  expect(placeNamed('les houches ', [houches, chamonix])).toBe(houches)
  expect(placeNamed('Les', [houches])).toBeNull()
  expect(placeNamed('Les Houches', [houches, { ...houches, lat: 1 }])).toBeNull()
})

test('the name before an area, or the beginning of one, is found, and none in a name alone', () => {
  expect(nameBeforeArea('Krems (Lower Austria, Austria)')).toBe('Krems')
  expect(nameBeforeArea('Krems (Lower Aus')).toBe('Krems')
  expect(nameBeforeArea('クレムス（オーストリア）')).toBe('クレムス')
  expect(nameBeforeArea('Krems')).toBeNull()
  expect(nameBeforeArea('(Krems)')).toBeNull()
})
