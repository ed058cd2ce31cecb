import { expect, test } from 'vitest'
import { createCircuitBreaker, openMs } from './circuit-breaker.ts'

test('five quick failures within ten seconds open the breaker, four or slower ones do not', () => {
  const breaker = createCircuitBreaker()
  const opened = [0, 1, 2, 3, 4].map((at) => breaker.fail(at, 'failed'))
  expect(opened).toEqual([false, false, false, false, true])
  expect(breaker.allows(5)).toBe(false)
  const slower = createCircuitBreaker()
  for (const at of [0, 3_000, 6_000, 9_000, 12_000]) slower.fail(at, 'failed')
  expect(slower.allows(12_001)).toBe(true)
})

test('one timeout opens the breaker', () => {
  const breaker = createCircuitBreaker()
  expect(breaker.fail(0, 'timeout')).toBe(true)
  expect(breaker.allows(openMs - 1)).toBe(false)
})

test('after the period one request tries; its success closes the breaker, its failure opens it again', () => {
  const breaker = createCircuitBreaker()
  breaker.fail(0, 'timeout')
  expect([breaker.allows(openMs), breaker.allows(openMs + 1)]).toEqual([true, false])
  expect(breaker.fail(openMs + 2, 'failed')).toBe(false)
  expect(breaker.allows(2 * openMs + 1)).toBe(false)
  expect(breaker.allows(2 * openMs + 2)).toBe(true)
  breaker.succeed()
  expect([breaker.allows(2 * openMs + 3), breaker.allows(2 * openMs + 4)]).toEqual([true, true])
})

test('a try without a result does not keep the breaker open', () => {
  const breaker = createCircuitBreaker()
  breaker.fail(0, 'timeout')
  expect(breaker.allows(openMs)).toBe(true)
  expect(breaker.allows(2 * openMs)).toBe(true)
})
