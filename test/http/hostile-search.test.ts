import { expect, test } from 'vitest'
import {
  fetchSite,
  errorOf,
  leaksOf,
  locationOf,
  type SiteResponse,
} from '../support/fetch-site.ts'
import { hostileTexts } from '../support/hostile-texts.ts'

const texts = Object.entries(hostileTexts)
const oneSecond = 1000

function readable(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** A busy machine delays a single response; a slow search is slow again, with a space more, which no cache has stored. */
async function expectQuick({ path, milliseconds }: SiteResponse) {
  if (milliseconds < oneSecond) return
  expect((await fetchSite(`${path}%20`)).milliseconds).toBeLessThan(oneSecond)
}

test.each(texts)('suggestions for %s are a list or an error within a second', async (_, text) => {
  const response = await fetchSite(`/api/search/autocompleteEvents?search=${text}`)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/u)
  if (response.status === 200) expect(JSON.parse(response.body)).toBeInstanceOf(Array)
  else expect([response.status, errorOf(response).code]).toEqual([400, 'invalid-query'])
  expect(leaksOf(response.body)).toEqual([])
  expect(response.body).not.toMatch(/<(?!\/?mark>)/u)
  await expectQuick(response)
})

test.each(texts)('the API calendar filtered by %s is JSON within a second', async (_, text) => {
  const response = await fetchSite(`/api/calendar?text=${text}`)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/u)
  if (response.status === 200) expect(JSON.parse(response.body)).toMatchObject({ redirect: null })
  else
    expect([response.status, errorOf(response)]).toEqual([
      400,
      { code: 'invalid-query', field: 'text' },
    ])
  await expectQuick(response)
})

test.each(texts)(
  'the calendar page filtered by %s is complete and runs no script of it',
  async (_, text) => {
    const first = await fetchSite(`/calendar?text=${text}`)
    // Bytes that are not UTF-8 first redirect to a URL that is.
    const response = first.status === 307 ? await fetchSite(locationOf(first) ?? '') : first
    expect([200, 400, 404]).toContain(response.status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/u)
    expect(response.body.trimEnd()).toMatch(/<\/html>$/u)
    expect(leaksOf(response.body, readable(text))).toEqual([])
    expect(response.body).not.toMatch(/<script>alert|<img src=x|<\/mark><b>/u)
    expect(response.headers.has('set-cookie')).toBe(false)
    await expectQuick(response)
  },
)

test('search operators are plain words: the words around them still match', async () => {
  for (const text of [
    '"berlin" marathon',
    'berlin AND-marathon',
    '(berlin) marathon*',
    'berlin: marathon',
    '^berlin -marathon',
  ]) {
    const response = await fetchSite(
      `/api/search/autocompleteEvents?search=${encodeURIComponent(text)}`,
    )
    expect(response.body, text).toContain(text.includes('AND') ? '[' : 'berlin-marathon')
  }
})

test('hostile searches leave the database unchanged', async () => {
  const response = await fetchSite('/api/search/autocompleteEvents?search=berlin+marathon')
  expect(response.body).toContain('"permalink":"berlin-marathon"')
})
