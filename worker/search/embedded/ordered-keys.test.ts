import { describe, expect, it } from 'vitest'
import { dayNumber, editionKey, eventKey, firstEditionKey, maximumId } from './ordered-keys.ts'

describe('keys', () => {
  it('sort events with a day ahead first, then by weight, day and id', () => {
    const keys = [
      eventKey(100, 20_000, 5),
      eventKey(100, 20_001, 4),
      eventKey(50, 19_000, 3),
      eventKey(1, 65_535, 2),
      eventKey(100, null, 1),
      eventKey(1, null, maximumId),
    ]
    expect(keys.toSorted((a, b) => a - b)).toEqual(keys)
    expect(keys.every(Number.isSafeInteger)).toBe(true)
  })

  it('sort editions by day, then by weight, within the limits of their day', () => {
    const keys = [
      firstEditionKey(9),
      editionKey(9, 100, 7),
      editionKey(9, 1, maximumId),
      firstEditionKey(10),
    ]
    expect(keys.toSorted((a, b) => a - b)).toEqual(keys)
  })

  it('refuse ids out of range and texts that are no date, and clamp days', () => {
    expect(() => eventKey(1, null, maximumId + 1)).toThrow(RangeError)
    expect(() => dayNumber('soon')).toThrow(RangeError)
    expect([dayNumber('1970-01-02'), dayNumber('1900-01-01'), dayNumber('2500-01-01')]).toEqual([
      1, 0, 65_535,
    ])
  })
})
