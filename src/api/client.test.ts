import { expect, test } from 'vitest'
import { createClient } from './client.ts'

async function asked(ask: (api: ReturnType<typeof createClient>) => Promise<unknown>) {
  const seen: { address: string; init: RequestInit | undefined }[] = []
  const api = createClient('https://startline.example', async (address, init) => {
    seen.push({ address, init })
    return Response.json({})
  })
  await ask(api)
  return seen
}

test('a path is its members, with parameters in their places, encoded', async () => {
  const seen = await asked((api) =>
    api.events[':permalink'].$get({ param: { permalink: 'a/b ü' }, query: {} }),
  )
  expect(seen[0]?.address).toBe('https://startline.example/api/events/a%2Fb%20%C3%BC')
})

test('query keys that have a value are sent, encoded', async () => {
  const seen = await asked((api) =>
    api.search.autocompleteEvents.$get({ query: { search: 'a&b=c', locale: 'de' } }),
  )
  const { pathname, searchParams } = new URL(seen[0]?.address ?? '')
  expect(pathname).toBe('/api/search/autocompleteEvents')
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'a&b=c', locale: 'de' })
})

test('a signal goes along', async () => {
  const { signal } = new AbortController()
  const seen = await asked((api) =>
    api.search.getTopSearch.$get({ query: {} }, { init: { signal } }),
  )
  expect(seen[0]?.init?.signal).toBe(signal)
})
