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

test.each(texts)('suggestions for %s are a list or a clear refusal, at once', async (_, text) => {
  const answer = await ask(`/api/search/autocompleteEvents?search=${text}`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/u)
  if (answer.status === 200) expect(JSON.parse(answer.body)).toBeInstanceOf(Array)
  else expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid-query'])
  expect(leaksOf(answer.body)).toEqual([])
  expect(answer.body).not.toMatch(/<(?!\/?mark>)/u)
  expect(answer.milliseconds).toBeLessThan(oneSecond)
})

test.each(texts)('the calendar filtered by %s answers as JSON, at once', async (_, text) => {
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
  'the calendar page filtered by %s is a whole page that runs nothing of it',
  async (_, text) => {
    const first = await ask(`/calendar?text=${text}`)
    // Bytes that are no UTF-8 have an address of their own first.
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

test('operators are words like others: what they surround is still found', async () => {
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

test('the database is as it was', async () => {
  const answer = await ask('/api/search/autocompleteEvents?search=berlin+marathon')
  expect(answer.body).toContain('"permalink":"berlin-marathon"')
})
