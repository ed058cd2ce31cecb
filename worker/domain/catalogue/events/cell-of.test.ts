import { expect, test } from 'vitest'
import { cellOf } from './cell-of.ts'

test('places in one square degree share a cell, on both sides of the date line too', () => {
  expect(cellOf(59.1, 10.1)).toBe(cellOf(59.9, 10.9))
  expect(cellOf(59.1, 10.1)).not.toBe(cellOf(60.1, 10.1))
  expect(cellOf(0, 180)).toBe(cellOf(0, -180))
})
