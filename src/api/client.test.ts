import { expect, test } from 'vitest'
import { createClient } from './client.ts'

async function requestsOf(call: (api: ReturnType<typeof createClient>) => Promise<unknown>) {
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const api = createClient('https://startline.example', async (url, init) => {
    requests.push({ url, init })
    return Response.json({})
  })
  await call(api)
  return requests
}

test('the path joins the properties; parameters are inserted, percent-encoded', async () => {
  const requests = await requestsOf((api) =>
    api.events[':permalink'].$get({ param: { permalink: 'a/b ü' }, query: {} }),
  )
  expect(requests[0]?.url).toBe('https://startline.example/api/events/a%2Fb%20%C3%BC')
})

test('query keys with a value are sent, percent-encoded', async () => {
  const requests = await requestsOf((api) =>
    api.search.autocompleteEvents.$get({ query: { search: 'a&b=c', locale: 'de' } }),
  )
  const { pathname, searchParams } = new URL(requests[0]?.url ?? '')
  expect(pathname).toBe('/api/search/autocompleteEvents')
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'a&b=c', locale: 'de' })
})

test('an abort signal is passed to fetch', async () => {
  const { signal } = new AbortController()
  const requests = await requestsOf((api) =>
    api.search.getTopSearch.$get({ query: {} }, { init: { signal } }),
  )
  expect(requests[0]?.init?.signal).toBe(signal)
})
