import { expect, test } from 'vitest'
import { retry } from './retry.ts'

const closed = () => new TypeError('fetch failed', { cause: new Error('other side closed') })

test('work whose connection fails is tried again after growing waits', async () => {
  const waits: number[] = []
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries < 4) throw closed()
    return 'done'
  }
  expect(await retry(work, async (ms) => waits.push(ms))).toBe('done')
  expect(waits).toHaveLength(3)
  for (const [index, ms] of waits.entries()) {
    expect(ms).toBeGreaterThanOrEqual(100 * 2 ** index)
    expect(ms).toBeLessThan(300 * 2 ** index)
  }
})

test('after five attempts the last error is thrown', async () => {
  let tries = 0
  const work = async () => {
    tries += 1
    throw closed()
  }
  await expect(retry(work, async () => {})).rejects.toThrow('fetch failed')
  expect(tries).toBe(5)
})

test('an error of the statement itself is thrown at once', async () => {
  let tries = 0
  const work = async () => {
    tries += 1
    throw new Error('D1_ERROR: UNIQUE constraint failed: event.id')
  }
  await expect(retry(work, async () => {})).rejects.toThrow('UNIQUE')
  expect(tries).toBe(1)
})
