import { afterEach, expect, test, vi } from 'vitest'
import { expiringStorage } from './storage.ts'

const day = 86_400_000

/** A Storage in memory with room for `room` keys. */
function storeOf(room = Infinity): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      if (!held.has(key) && held.size >= room) throw new DOMException('full', 'QuotaExceededError')
      held.set(key, value)
    },
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  }
}

function clock(): { now: () => number; pass: (milliseconds: number) => void } {
  let time = 1_000_000
  return { now: () => time, pass: (milliseconds) => void (time += milliseconds) }
}

afterEach(() => void vi.restoreAllMocks())

test('a value without a lifetime expires after a day and is removed from the store', () => {
  const store = storeOf()
  const { now, pass } = clock()
  const storage = expiringStorage(() => store, now)
  storage.set('draft', { races: [1, 2] })
  pass(day - 1)
  expect(storage.get('draft')).toEqual({ races: [1, 2] })
  pass(1)
  expect(storage.get('draft')).toBeNull()
  expect(store.length).toBe(0)
})

test('setting a value again restarts its lifetime', () => {
  const store = storeOf()
  const { now, pass } = clock()
  const storage = expiringStorage(() => store, now)
  storage.set('a', 1, 1000)
  pass(900)
  storage.set('a', 2, 1000)
  pass(900)
  expect(storage.get('a')).toBe(2)
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})

test('cleaning removes expired and malformed values, and leaves foreign keys', () => {
  const store = storeOf()
  const { now, pass } = clock()
  const storage = expiringStorage(() => store, now)
  store.setItem('theirs', 'not ours')
  for (const [i, text] of ['{', 'null', '7', '{"value":1}', '{"value":1,"until":"x"}'].entries())
    store.setItem(`startline:corrupt-${i}`, text)
  storage.set('short', 1, 10)
  storage.set('long', 2)
  pass(10)
  storage.clean()
  expect(Array.from({ length: store.length }, (_, i) => store.key(i))).toEqual([
    'theirs',
    'startline:long',
  ])
})

test.each(['{', '', 'null', '[]', '{"until":9e15}', '{"value":1}'])(
  'a stored text %j is malformed: get returns null and removes it',
  (text) => {
    const store = storeOf()
    store.setItem('startline:a', text)
    expect(expiringStorage(() => store, clock().now).get('a')).toBeNull()
    expect(store.length).toBe(0)
  },
)

test('a blocked store: values are held in memory and expire, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { now, pass } = clock()
  const storage = expiringStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  }, now)
  storage.clean()
  storage.set('a', 'kept', 100)
  storage.set('b', 'gone')
  storage.remove('b')
  expect(storage.get('a')).toBe('kept')
  expect(storage.get('b')).toBeNull()
  pass(100)
  storage.clean()
  expect(storage.get('a')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a full store: a value is held in memory, and stored again once there is room', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const store = storeOf(1)
  const storage = expiringStorage(() => store, clock().now)
  storage.set('a', 1)
  storage.set('b', 2)
  expect([storage.get('a'), storage.get('b'), store.length]).toEqual([1, 2, 1])
  storage.remove('a')
  storage.set('b', 3)
  expect([storage.get('a'), storage.get('b')]).toEqual([null, 3])
  expect(store.getItem('startline:b')).toContain('"value":3')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a value set by another tab is read', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const store = storeOf(1)
  const storage = expiringStorage(() => store, clock().now)
  storage.set('a', 1)
  storage.set('a', 2)
  expiringStorage(() => store, clock().now).set('a', 3)
  expect(storage.get('a')).toBe(3)
})
