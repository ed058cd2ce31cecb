import { expect, test } from 'vitest'
import { boxAround, boxAt, boxText, parseBox } from './boxes.ts'

const alps = { west: 5, south: 44, east: 16, north: 48 }

test('the box around boxes crosses the 180th meridian if that is narrower', () => {
  expect(boxAround([])).toBeNull()
  expect(boxAround([alps])).toEqual(alps)
  const at = (lon: number, lat: number) => ({ west: lon, south: lat, east: lon, north: lat })
  expect(boxAround([at(174, -37), at(-176, -44)])).toEqual({
    west: 174,
    south: -44,
    east: -176,
    north: -37,
  })
  expect(boxAround([at(-120, 40), at(10, 50), at(-3, 36)])).toEqual({
    west: -120,
    south: 36,
    east: 10,
    north: 50,
  })
  expect(boxAround([{ ...at(0, 0), west: -180, east: 180 }, at(5, 5)])).toMatchObject({
    west: -180,
    east: 180,
  })
})

test('a box is parsed back unchanged from its text, and malformed texts give null', () => {
  expect(boxText({ west: 5.90001, south: -45.8, east: 10, north: 47.77777 })).toBe(
    '5.9,-45.8,10,47.7778',
  )
  expect(parseBox('5.9,-45.8,10,47.7778')).toEqual({
    west: 5.9,
    south: -45.8,
    east: 10,
    north: 47.7778,
  })
  for (const text of [
    '',
    '1,2,3',
    '1,2,3,4,5',
    '1,9,3,4',
    'a,2,3,4',
    '1,,3,4',
    '181,2,3,4',
    '1,2,3,1e1',
    ' 1,2,3,4',
    '0x1,2,3,4',
    null,
  ])
    expect(parseBox(text), String(text)).toBeNull()
})

test('a box around a point has the same width and height in kilometres', () => {
  const box = boxAt({ lon: 25, lat: 60 }, 10)
  expect(box.east - box.west).toBeCloseTo(2 * (box.north - box.south), 2)
})
