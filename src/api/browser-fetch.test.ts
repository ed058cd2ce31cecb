import { afterEach, expect, test, vi } from 'vitest'
import { browserFetch } from './browser-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a short change arrives although the page is left', '{"organiser":"a"}', true],
  ['a long one does not, because browsers refuse it', `"${'a'.repeat(70_000)}"`, false],
  ['nor does a file', new FormData(), false],
])('%s', async (_, body, keepalive) => {
  const sent: (RequestInit | undefined)[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(init)
    return await Promise.resolve(Response.json({ csrfToken: 'token' }))
  })
  await browserFetch('/api/profile/follows', { method: 'PUT', body })
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', keepalive })
})
