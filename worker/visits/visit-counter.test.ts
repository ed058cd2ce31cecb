import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventCounts } from '../domain/organisers/counts/add-counts.ts'
import { createVisitCounter } from './visit-counter.ts'

const day = '2026-11-21'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = (write: (counts: EventCounts[]) => Promise<void>) => {
  const counter = createVisitCounter(() => Date.now())
  return (times: number) =>
    Array.from({ length: times }, () => counter.count('views', 'oslo', day, write)).filter(
      (work) => work !== null,
    )
}

test('a thousand visits within 20 seconds are one write', async () => {
  const written: EventCounts[][] = []
  const count = setUp(async (counts) => void written.push(counts))
  expect(count(1000)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(written).toEqual([[{ permalink: 'oslo', day, views: 1000, clicks: 0 }]])
  expect(count(1)).toHaveLength(1)
})

test('counts of a write that failed are written with the next visit', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const written: EventCounts[][] = []
  let fails = true
  const count = setUp(async (counts) => {
    if (fails) throw new Error('no database')
    written.push(counts)
  })
  expect(count(2)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  fails = false
  expect(count(1)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(written).toEqual([[{ permalink: 'oslo', day, views: 3, clicks: 0 }]])
})

test('visits are written by a later request if the runtime ended the one that should write', async () => {
  const count = setUp(() => new Promise(() => undefined))
  expect(count(1)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(39_000)
  expect(count(1)).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(count(1)).toHaveLength(1)
})
