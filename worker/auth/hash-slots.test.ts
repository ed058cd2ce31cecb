import { expect, test } from 'vitest'
import { DomainError } from '../../src/model/values/errors.ts'
import { createHashSlots } from './hash-slots.ts'

/** Slots with a simulated clock, which advances while callers sleep. */
function simulate({ atOnce = 1, maxWaitMs = 8000 } = {}) {
  let time = 0
  const timers: { at: number; wake: () => void }[] = []
  const sleep = async (ms: number) =>
    await new Promise<void>((wake) => timers.push({ at: time + ms, wake }))
  const reserve = createHashSlots({ atOnce, maxWaitMs, pauseShare: 1 / 3, now: () => time, sleep })
  let inFlight = 0
  const seen: { most: number; starts: number[] } = { most: 0, starts: [] }
  const hash = async (ms = 200): Promise<void> => {
    inFlight += 1
    seen.most = Math.max(seen.most, inFlight)
    seen.starts.push(time)
    await sleep(ms)
    inFlight -= 1
  }
  /** Advances the clock until no caller sleeps, or to `until`. */
  const pass = async (until = Infinity): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      timers.sort((one, other) => one.at - other.at)
      const [next] = timers
      if (next === undefined || next.at > until) return
      timers.shift()
      time = Math.max(time, next.at)
      next.wake()
    }
  }
  return { reserve, hash, pass, seen, now: () => time }
}

test.each([1, 2])('of 20 requests at most %i hash at the same time', async (atOnce) => {
  const { reserve, hash, pass, seen } = simulate({ atOnce })
  const done = Array.from({ length: 20 }, () => reserve().run(() => hash()))
  await pass()
  await Promise.all(done)
  expect(seen).toMatchObject({ most: atOnce, starts: { length: 20 } })
})

test('control: without slots 20 requests hash at the same time', async () => {
  const { hash, pass, seen } = simulate()
  const done = Array.from({ length: 20 }, () => hash())
  await pass()
  await Promise.all(done)
  expect(seen.most).toBe(20)
})

test('after a hash the isolate is free for a third of the time that the hash took', async () => {
  const { reserve, hash, pass, seen } = simulate()
  const done = Array.from({ length: 5 }, () => reserve().run(() => hash(600)))
  await pass()
  await Promise.all(done)
  const gaps = seen.starts.slice(1).map((start, n) => start - (seen.starts[n] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(800)
})

test('failing work releases its slot', async () => {
  const { reserve, hash, pass, seen } = simulate()
  const failing = reserve().run(async () => {
    throw new Error('no database')
  })
  await expect(failing).rejects.toThrow('no database')
  const next = reserve().run(() => hash())
  await pass(1000)
  await next
  expect(seen.starts).toHaveLength(1)
})

test('a request that would wait too long is refused at once with the seconds to wait', async () => {
  const { reserve, hash, pass, now } = simulate()
  const admitted: Promise<void>[] = []
  let refusal: unknown = null
  while (refusal === null && admitted.length < 100) {
    try {
      const slot = reserve()
      admitted.push(slot.run(() => hash()))
    } catch (error) {
      refusal = error
    }
  }
  expect(admitted.length).toBeGreaterThan(10)
  expect(admitted.length).toBeLessThan(30)
  expect(refusal).toBeInstanceOf(DomainError)
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfter: 9 } })
  await pass()
  await Promise.all(admitted)
  expect(now()).toBeLessThan(9000)
})

test('slow hashes shorten the queue, so that no request waits longer than expected', async () => {
  const { reserve, hash, pass } = simulate()
  const slow = Array.from({ length: 10 }, () => reserve().run(() => hash(1500)))
  await pass()
  await Promise.all(slow)
  let admitted = 0
  expect(() => {
    for (; admitted < 100; admitted++) reserve()
  }).toThrow('unavailable')
  expect(admitted).toBeLessThan(8)
})

test('a request that has gone away, waiting or hashing, delays others for a few seconds only', async () => {
  const { reserve, hash, pass, seen, now } = simulate()
  // The runtime drops the work of a request whose client is gone, so neither of these continues.
  void reserve().run(async () => await new Promise(() => {}))
  reserve()
  const next = reserve().run(() => hash())
  await pass()
  await next
  expect(seen.starts).toHaveLength(1)
  expect(now()).toBeLessThan(5000)
})
