import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../../src/model/values/currencies.ts'
import { defaultPreferences, unitSystemNames } from '../../src/model/values/preferences.ts'
import { preferenceCookies, preferencesOfRequest } from './visitor-choice.ts'

const requestWith = (cookie: string) =>
  new Request('https://startline.example', { headers: { cookie } })
const reading = (value: string) =>
  preferencesOfRequest(requestWith(`userPreferences=${encodeURIComponent(value)}`))

test('a first visit is metric and in euro', () => {
  expect(preferencesOfRequest(new Request('https://startline.example'))).toEqual({
    unit: 'metric',
    currency: 'EUR',
  })
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '[["unit","imperial"]]',
  '"imperial"',
  '1',
  '{}',
  '{"unit":1,"currency":["USD"]}',
  '{"unit":"IMPERIAL","currency":"usd"}',
  '{"unit":"__proto__","currency":"toString"}',
  '{"__proto__":{"unit":"imperial"}}',
  '{"constructor":{"prototype":{"unit":"imperial"}}}',
  `{"unit":"imperial","currency":"USD","x":"${'x'.repeat(300)}"}`,
  '{"unit":"imperial","currency":"USD"}}',
])('a cookie of %s is the defaults', (value) => {
  expect(reading(value)).toEqual(defaultPreferences)
})

test('a cookie sent twice, as another site might plant one, gives the defaults', () => {
  const [cookie = ''] = preferenceCookies(requestWith(''), { unit: 'imperial' })
  const [pair = ''] = cookie.split(';')
  expect(preferencesOfRequest(requestWith(pair)).unit).toBe('imperial')
  expect(preferencesOfRequest(requestWith(`${pair}; ${pair}`))).toEqual(defaultPreferences)
})

test('readable parts of a damaged cookie are used', () => {
  expect(reading('{"unit":"imperial","currency":"XXX"}')).toEqual({
    unit: 'imperial',
    currency: 'EUR',
  })
  expect(reading('{"currency":"JPY"}')).toEqual({ unit: 'metric', currency: 'JPY' })
})

test('any cookie gives valid preferences, and storing them gives the same again', () => {
  const text = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.json())
  fc.assert(
    fc.property(text, (value) => {
      const read = reading(value)
      expect(unitSystemNames).toContain(read.unit)
      expect(currencies).toContain(read.currency)
      const [cookie = ''] = preferenceCookies(requestWith(''), read)
      expect(preferencesOfRequest(requestWith(cookie.split(';')[0] ?? ''))).toEqual(read)
    }),
  )
})
