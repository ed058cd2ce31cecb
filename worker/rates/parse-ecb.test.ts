import { expect, test } from 'vitest'
import { ecbXml } from '../../test/support/rate-documents.ts'
import { RefusedDocument } from '../http/fetch-document.ts'
import { parseEcb } from './parse-ecb.ts'

test('a daily document yields its day and the 14 currencies of the site', () => {
  expect(parseEcb(ecbXml())).toEqual({
    date: '2024-01-04',
    perEuro: {
      SEK: 11.1905,
      GBP: 0.86278,
      USD: 1.0953,
      CZK: 24.652,
      NOK: 11.2845,
      DKK: 7.459,
      JPY: 157.91,
      PLN: 4.346,
      AUD: 1.628,
      HKD: 8.5523,
      INR: 91.1745,
      TRY: 32.6087,
      CNY: 7.833,
      CAD: 1.4603,
    },
  })
})

test('double quotes, a single line and a missing currency that the site does not use are accepted', () => {
  const other = ecbXml('2024-01-04', { BGN: null }).replaceAll("'", '"').replaceAll(/\n\t*/gu, '')
  expect(parseEcb(other)).toEqual(parseEcb(ecbXml()))
})

const good = ecbXml()
const cube = "<Cube currency='USD' rate='1.0953'/>"

test.each<[string, string]>([
  ['nothing', ''],
  ['a page of HTML', '<!doctype html><html><body>Maintenance</body></html>'],
  ['a document that breaks off', good.slice(0, good.indexOf('</Cube>'))],
  ['a document that breaks off within a rate', good.slice(0, 900)],
  ['a missing currency of the site', ecbXml('2024-01-04', { TRY: null })],
  ['a rate of 0', ecbXml('2024-01-04', { USD: '0' })],
  ['a rate of 0.000', ecbXml('2024-01-04', { USD: '0.000' })],
  ['a negative rate', ecbXml('2024-01-04', { USD: '-1.0953' })],
  ['a rate that is not a number', ecbXml('2024-01-04', { USD: 'NaN' })],
  ['an infinite rate', ecbXml('2024-01-04', { USD: 'Infinity' })],
  ['a rate with an exponent', ecbXml('2024-01-04', { USD: '1e400' })],
  ['a rate with a decimal comma', ecbXml('2024-01-04', { USD: '1,0953' })],
  ['no rate at all', ecbXml('2024-01-04', { USD: '' })],
  ['a currency twice', good.replace(cube, `${cube}${cube}`)],
  ['a rate in a comment', good.replace(cube, `<!--${cube}-->`)],
  ['a doctype', good.replace('?>', "?><!DOCTYPE x [<!ENTITY a '1'>]>")],
  ['two days', good.replace('</Cube>\n', "</Cube>\n<Cube time='2024-01-05'>\n</Cube>\n")],
  ['no day', good.replace(" time='2024-01-04'", '')],
  ['a day that does not exist', ecbXml('2024-02-30')],
  ['a day in another form', ecbXml('4 January 2024')],
])('%s is refused', (_what, text) => {
  expect(() => parseEcb(text)).toThrow(RefusedDocument)
})

test('a refusal names the faulty field and does not quote the document', () => {
  const message = (text: string): string => {
    try {
      parseEcb(text)
      return 'accepted'
    } catch (error) {
      return String(error)
    }
  }
  expect(message(ecbXml('2024-01-04', { TRY: null }))).toContain('TRY')
  expect(message(ecbXml('2024-01-04', { USD: '0' }))).toContain('perEuro.USD is not above 0')
  expect(message(ecbXml('2024-01-04', { USD: 'secret' }))).not.toMatch(/secret|accepted/u)
})
