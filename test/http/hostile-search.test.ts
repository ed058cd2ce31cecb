import { expect, test } from 'vitest'
import { ask, errorOf, leaksOf, locationOf } from '../support/ask.ts'
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

test.each(texts)('suggestions for %s are a list or an error within a second', async (_, text) => {
  const answer = await ask(`/api/search/autocompleteEvents?search=${text}`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/u)
  if (answer.status === 200) expect(JSON.parse(answer.body)).toBeInstanceOf(Array)
  else expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid-query'])
  expect(leaksOf(answer.body)).toEqual([])
  expect(answer.body).not.toMatch(/<(?!\/?mark>)/u)
  expect(answer.milliseconds).toBeLessThan(oneSecond)
})

test.each(texts)('the API calendar filtered by %s is JSON within a second', async (_, text) => {
  const answer = await ask(`/api/calendar?text=${text}`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/u)
  if (answer.status === 200) expect(JSON.parse(answer.body)).toMatchObject({ redirect: null })
  else
    expect([answer.status, errorOf(answer)]).toEqual([
      400,
      { code: 'invalid-query', field: 'text' },
    ])
  expect(answer.milliseconds).toBeLessThan(oneSecond)
})

test.each(texts)(
  'the calendar page filtered by %s is complete and runs none of it',
  async (_, text) => {
    const first = await ask(`/calendar?text=${text}`)
    // Bytes that are not UTF-8 first redirect to a URL that is.
    const answer = first.status === 307 ? await ask(locationOf(first) ?? '') : first
    expect([200, 400, 404]).toContain(answer.status)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/u)
    expect(answer.body.trimEnd()).toMatch(/<\/html>$/u)
    expect(leaksOf(answer.body, readable(text))).toEqual([])
    expect(answer.body).not.toMatch(/<script>alert|<img src=x|<\/mark><b>/u)
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(answer.milliseconds).toBeLessThan(oneSecond)
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
    const answer = await ask(`/api/search/autocompleteEvents?search=${encodeURIComponent(text)}`)
    expect(answer.body, text).toContain(text.includes('AND') ? '[' : 'berlin-marathon')
  }
})

test('hostile searches leave the database unchanged', async () => {
  const answer = await ask('/api/search/autocompleteEvents?search=berlin+marathon')
  expect(answer.body).toContain('"permalink":"berlin-marathon"')
})
