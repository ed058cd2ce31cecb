import { expect, test } from 'vitest'
import { serializeCookie, readCookie } from './cookies.ts'

const reading = (cookie: string) =>
  readCookie(new Request('https://startline.example', { headers: { cookie } }), 'choice')

test.each([
  ['choice=a', 'a'],
  ['x=1; choice=a; y=2', 'a'],
  ['x=1;choice=a', 'a'],
  ['choice=%7B%22a%22%3A1%7D', '{"a":1}'],
  ['choice=a=b', 'a=b'],
  ['choice=', ''],
])('the cookie header "%s" has the value "%s"', (cookie, value) => {
  expect(reading(cookie)).toBe(value)
})

test.each([
  '',
  'mychoice=a',
  'choice',
  'Choice=a',
  'x="; choice2=a',
  'choice=%',
  'choice=%ff',
  'choice=a; choice=b',
  'choice=a; x=1; choice=a',
  '\u00A0choice=a',
  `choice=${'x'.repeat(301)}`,
])('the cookie header "%s" has no value', (cookie) => {
  expect(reading(cookie)).toBeNull()
})

test('a serialised value with special characters is read back unchanged', () => {
  for (const value of ['{"a":"b; c"}', 'a,b', '=%;"\\', 'é東🏃']) {
    const [pair = ''] = serializeCookie('choice', value).split('; ')
    expect(reading(pair)).toBe(value)
  }
})
