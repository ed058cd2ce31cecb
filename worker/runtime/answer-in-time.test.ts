import { expect, test } from 'vitest'
import { answerInTime } from './answer-in-time.ts'

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

test('a value in time is returned, a late one is null', async () => {
  expect(await answerInTime(after(1, 'here'), 1000)).toBe('here')
  expect(await answerInTime(after(1000, 'here'), 5)).toBeNull()
})

test('a failure in time is thrown, a late one is dropped', async () => {
  await expect(answerInTime(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken')
  const late = after(20, null).then(() => {
    throw new Error('late')
  })
  expect(await answerInTime(late, 1)).toBeNull()
  await after(40, null)
})
