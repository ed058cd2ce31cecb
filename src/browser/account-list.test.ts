import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendChange, syncAccountList } from './account-list.ts'
import { isAccountList, savedEvents } from './saved-events.ts'

/** Statuses of the responses to requests other than that for the CSRF token, in order; 0 is no response. */
let statuses: number[]
let requests: string[]

const bodyOf = (path: string, status: number): unknown => {
  if (path === '/api/auth/csrf') return { csrfToken: 'token' }
  if (status >= 400) return { error: { code: status === 409 ? 'conflict' : 'internal' } }
  return path.endsWith('getBucketList')
    ? [{ permalink: 'lake-run' }]
    : { added: 0, entries: [{ permalink: 'lake-run' }] }
}

beforeEach(() => {
  requests = []
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    const isCsrf = path === '/api/auth/csrf'
    if (!isCsrf) requests.push(`${method} ${path}`)
    const status = isCsrf ? 200 : (statuses.shift() ?? 200)
    if (status === 0) throw new TypeError('unreachable')
    return new Response(JSON.stringify(bodyOf(path, status)), { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function outcome<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return await work
}

const add = 'POST /api/events/addToBucketList'

test('a heart that the server could not take is sent again, twice at most', async () => {
  statuses = [0, 503]
  expect(await outcome(sendChange('lake-run', true))).toBeNull()
  expect(requests).toEqual([add, add, add])
  requests = []
  statuses = [500, 500, 500, 500]
  expect(await outcome(sendChange('lake-run', true))).toBe('internal')
  expect(requests).toEqual([add, add, add])
})

test('a repetition that finds the event saved is a success', async () => {
  statuses = [0, 409]
  expect(await outcome(sendChange('lake-run', true))).toBeNull()
  expect(requests).toEqual([add, add])
})

test('a refused heart is not sent again', async () => {
  statuses = [400]
  expect(await outcome(sendChange('lake-run', true))).toBe('internal')
  expect(requests).toEqual([add])
})

test('the list of this browser is united with the account after a failure', async () => {
  statuses = [503, 0]
  expect(isAccountList()).toBe(false)
  expect(await outcome(syncAccountList())).toBe(false)
  expect(requests).toHaveLength(3)
  expect([isAccountList(), savedEvents()]).toEqual([true, ['lake-run']])
})
