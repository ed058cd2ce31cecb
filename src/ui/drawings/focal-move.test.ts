import { expect, test } from 'vitest'
import { focalAfterKey, focalAt } from './focal-move.ts'

test('arrows move the point by 1 %, with Shift by 10 %, and stop at the edges', () => {
  const middle = { focalX: 0.5, focalY: 0.5 }
  expect(focalAfterKey(middle, 'ArrowLeft', false)).toEqual({ focalX: 0.49, focalY: 0.5 })
  expect(focalAfterKey(middle, 'ArrowDown', true)).toEqual({ focalX: 0.5, focalY: 0.6 })
  expect(focalAfterKey({ focalX: 0.97, focalY: 0 }, 'ArrowRight', true)).toEqual({
    focalX: 1,
    focalY: 0,
  })
  expect(focalAfterKey({ focalX: 0, focalY: 0 }, 'ArrowUp', false)).toEqual({
    focalX: 0,
    focalY: 0,
  })
  expect(focalAfterKey(middle, 'Tab', false)).toBeNull()
})

test('a pointer sets the point of the picture under it, also from outside', () => {
  const box = { left: 100, top: 50, width: 300, height: 200 }
  expect(focalAt(box, { clientX: 175, clientY: 150 })).toEqual({ focalX: 0.25, focalY: 0.5 })
  expect(focalAt(box, { clientX: 0, clientY: 900 })).toEqual({ focalX: 0, focalY: 1 })
})
