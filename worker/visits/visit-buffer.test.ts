import { expect, test } from 'vitest'
import { createVisitBuffer } from './visit-buffer.ts'

const day = '2026-11-21'

test('visits of an event on a day add up, and taking them empties the buffer', () => {
  const buffer = createVisitBuffer(10)
  buffer.add('views', 'oslo', day)
  buffer.add('views', 'oslo', day)
  buffer.add('clicks', 'oslo', day)
  buffer.add('views', 'oslo', '2026-11-22')
  expect(buffer.take()).toEqual([
    { permalink: 'oslo', day, views: 2, clicks: 1 },
    { permalink: 'oslo', day: '2026-11-22', views: 1, clicks: 0 },
  ])
  expect(buffer.take()).toEqual([])
})

test('counts that could not be written are added to those that came meanwhile', () => {
  const buffer = createVisitBuffer(10)
  buffer.add('views', 'oslo', day)
  const taken = buffer.take()
  buffer.add('views', 'oslo', day)
  buffer.restore(taken)
  expect(buffer.take()).toEqual([{ permalink: 'oslo', day, views: 2, clicks: 0 }])
})

test('a full buffer counts the events it has and no further ones', () => {
  const buffer = createVisitBuffer(2)
  for (const permalink of ['a', 'b', 'c', 'a']) buffer.add('views', permalink, day)
  expect(buffer.take().map(({ permalink, views }) => [permalink, views])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
