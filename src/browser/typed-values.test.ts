import { afterEach, expect, test, vi } from 'vitest'
import { sessionStore } from './storage.ts'
import { hasTyped, storeTyped } from './typed-values.ts'
import { typedKey } from './typist.ts'

afterEach(() => void vi.unstubAllGlobals())

test('values of a page that is left twice are stored beside each other, those of another page are not', () => {
  const held = new Map<string, string>()
  const window = {
    location: { pathname: '/moderation' },
    sessionStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
      key: () => null,
      length: 0,
    },
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('sessionStorage', window.sessionStorage)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  sessionStore.set(typedKey, { member: 'ada' })
  storeTyped({ path: '/moderation', forms: { decision: { reason: 'spam' } } })
  storeTyped({ path: '/moderation', forms: { search: { text: 'lake' } } })
  expect([hasTyped('decision'), hasTyped('search')]).toEqual([true, true])
  storeTyped({ path: '/profile/edit', forms: { details: { bio: 'Slow' } } })
  window.location.pathname = '/profile/edit'
  expect([hasTyped('details'), hasTyped('decision')]).toEqual([true, false])
})
