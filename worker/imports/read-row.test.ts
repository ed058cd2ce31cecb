import { expect, test } from 'vitest'
import type { ColumnTarget } from '../../src/model/event/imports.ts'
import { readDate } from './read-date.ts'
import { readLength, readNumber } from './read-number.ts'
import { readRow } from './read-row.ts'

const defaults = { language: 'de', sport: 'run', country: 'AT', currency: null } as const
const base = { name: 'Donaulauf', 'date.dmy': '12.06.2027', city: 'Krems' } as const

function read(cells: Partial<Record<ColumnTarget, string>>, withBase = true) {
  const all: Partial<Record<ColumnTarget, string>> = withBase ? { ...base, ...cells } : cells
  const targets = Object.keys(all).filter((key): key is ColumnTarget => key in all)
  return readRow(
    targets.map((target) => all[target] ?? ''),
    targets,
    defaults,
  )
}

test.each([
  ['2027-06-12', 'dmy', '2027-06-12'],
  ['2027-06-12T09:30:00Z', 'mdy', '2027-06-12'],
  ['12.06.2027', 'dmy', '2027-06-12'],
  ['Sa, 12.6.27', 'dmy', '2027-06-12'],
  ['06/12/2027', 'mdy', '2027-06-12'],
  ['12 June 2027', 'ymd', '2027-06-12'],
  ['June 12, 2027', 'dmy', '2027-06-12'],
  ['12. Juni 2027', 'ymd', '2027-06-12'],
  ['12 juin 2027', 'ymd', '2027-06-12'],
  ['12 июня 2027', 'ymd', '2027-06-12'],
  ['2027年6月12日', 'dmy', '2027-06-12'],
  ['12/06/2570', 'dmy', '2027-06-12'],
  ['31.02.2027', 'dmy', null],
  ['13/13/2027', 'mdy', null],
  ['12.06.', 'dmy', null],
  ['12.06.2027-13.06.2027', 'dmy', null],
  ['soon', 'dmy', null],
  ['12062027', 'dmy', null],
] as const)('the date %s read as %s is %s', (text, order, date) => {
  expect(readDate(text, order)).toBe(date)
})

test('numbers keep their decimals and lose their thousands', () => {
  const texts = ['18,2', '18.2', '1.234,5', '1,234.5', "1'234", '1 234', '1.234.567', '-5']
  expect(texts.map((text) => readNumber(text, false))).toEqual([
    18.2, 18.2, 1234.5, 1234.5, 1234, 1234, 1_234_567, -5,
  ])
  expect([readNumber('1,250', true), readNumber('1.250', false)]).toEqual([1250, 1.25])
  expect(['', 'x', '1e5', '1,2,3.4.5x', '--1', '∞'].map((text) => readNumber(text, false))).toEqual(
    [null, null, null, null, null, null],
  )
})

test.each([
  ['18,2', { value: 18.2, unit: 'km' }],
  ['21,097', { value: 21.097, unit: 'km' }],
  ['10 mi', { value: 10, unit: 'mi' }],
  ['5K', { value: 5, unit: 'km' }],
  ['5.000 m', { value: 5000, unit: 'm' }],
  ['Marathon', { value: 42.195, unit: 'km' }],
  ['Halbmarathon', { value: 21.0975, unit: 'km' }],
  ['24h', { value: 24, unit: 'hour' }],
  ['10 parsecs', null],
  ['long', null],
])('the length %s is %j', (text, length) => {
  expect(readLength(text, 'km')).toEqual(length)
})

test('a whole row is read', () => {
  const { facts, faults } = read({
    end: '13.06.2027',
    country: 'Österreich',
    lat: '48,41',
    lon: '15.61',
    sport: 'Trail',
    'distance.km': '18,2',
    'climb.m': '1.250',
    start: '9.30 Uhr',
    price: '45,00 €',
    site: 'example.org',
    closes: '01.06.2027',
    status: 'abgesagt',
  })
  expect(faults).toEqual([])
  expect(facts).toMatchObject({
    date: '2027-06-12',
    end: '2027-06-13',
    country: 'AT',
    lat: 48.41,
    lon: 15.61,
    sport: 'trail',
    distance: { value: 18.2, unit: 'km' },
    climb: { value: 1250, unit: 'm' },
    start: '09:30',
    prices: [{ amount: 45, from: null, until: null }],
    currency: 'EUR',
    site: 'https://example.org',
    closes: '2027-06-01',
    status: 'cancelled',
  })
})

test.each([
  [{ name: '' }, 'name', 'missing'],
  [{ name: 'x'.repeat(100_000) }, 'name', 'too-long'],
  [{ name: 'Run\u202egnp' }, 'name', 'characters'],
  [{ 'date.dmy': '' }, 'date', 'missing'],
  [{ 'date.dmy': '31.02.2027' }, 'date', 'date'],
  [{ city: '' }, 'city', 'missing'],
  [{ country: 'Atlantis' }, 'country', 'country'],
  [{ lat: '91', lon: '0' }, 'lat', 'coordinates'],
  [{ lat: '48' }, 'lon', 'missing'],
  [{ language: 'the one of the club' }, 'language', 'language'],
  [{ sport: 'chess' }, 'sport', 'sport'],
  [{ 'distance.km': 'far' }, 'distance', 'number'],
  [{ start: '25:00' }, 'start', 'time'],
  [{ price: 'free' }, 'price', 'number'],
  [{ price: '45' }, 'currency', 'missing'],
  [{ price: '45 kr' }, 'currency', 'missing'],
  [{ price: '45 kr', currency: 'EUR' }, 'price', 'number'],
  [{ currency: 'kr' }, 'currency', 'currency'],
  [{ price: '45 Franken' }, 'price', 'number'],
  [{ price: '45 €; 50' }, 'price', 'number'],
  [{ currency: 'XXX' }, 'currency', 'currency'],
  [{ site: 'javascript:alert(1)' }, 'site', 'link'],
  [{ site: '=HYPERLINK("http://x.example")' }, 'site', 'link'],
  [{ status: 'maybe' }, 'status', 'status'],
  [{ certainty: 'perhaps' }, 'certainty', 'certainty'],
] as const)('%j is the fault %s: %s', (cells, field, fault) => {
  expect(read(cells).faults).toEqual([{ field, fault }])
})

test.each([
  [{ certainty: 'Confirmed date' }, 'confirmed'],
  [{ certainty: 'Erwarteter Termin' }, 'expected'],
  [{ certainty: '予想日' }, 'expected'],
  [{ certainty: 'no' }, 'expected'],
  [{ status: 'TENTATIVE' }, 'expected'],
  [{ status: 'CONFIRMED' }, null],
  [{ status: 'tentative', certainty: 'yes' }, 'confirmed'],
] as const)('the date of %j is %s', (cells, certainty) => {
  expect(read(cells)).toMatchObject({ facts: { certainty, status: null }, faults: [] })
})

test('a step in another currency than the first keeps its own', () => {
  expect(read({ price: '45 €; 400 SEK ../2027-05-01' }).facts).toMatchObject({
    currency: 'EUR',
    prices: [
      { amount: 45, from: null, until: null },
      { amount: 400, from: null, until: '2027-05-01', currency: 'SEK' },
    ],
  })
})

test.each([
  ['15 Euro', 'Österreich', 15, 'EUR'],
  ['EUR 18,-', 'AT', 18, 'EUR'],
  ['400 kr', 'Norge', 400, 'NOK'],
  ['1.250 kr.', 'Denmark', 1250, 'DKK'],
  ['12,000円', 'JP', 12_000, 'JPY'],
  ['Rs. 1,500', 'India', 1500, 'INR'],
  ['129,90 złotych', 'Polska', 129.9, 'PLN'],
  ['$95', 'Canada', 95, 'CAD'],
] as const)('the price %s in %s is %d %s', (price, country, amount, currency) => {
  const { facts, faults } = read({ price, country })
  expect(faults).toEqual([])
  expect(facts).toMatchObject({ currency, prices: [{ amount }] })
})

test('a price has a step for each period', () => {
  const { facts, faults } = read({
    price: '95 $ ../2027-05-01; 115 $ 2027-05-02/2027-06-10',
    currency: 'USD',
  })
  expect(faults).toEqual([])
  expect(facts).toMatchObject({
    currency: 'USD',
    prices: [
      { amount: 95, from: null, until: '2027-05-01' },
      { amount: 115, from: '2027-05-02', until: '2027-06-10' },
    ],
  })
})

test('facts that no cell states are marked as assumed', () => {
  const { facts } = read({ race: 'Ultra 50 km', language: 'Français' })
  expect(facts).toMatchObject({
    language: 'fr',
    race: 'Ultra 50 km',
    distance: { value: 50, unit: 'km' },
    assumed: ['country', 'sport', 'distance'],
  })
})

test('the name of an event states a distance in figures only', () => {
  expect(read({ name: 'Seoul Marathon' }).facts.distance).toBeNull()
  expect(read({ name: 'Graz 10K' }).facts.distance).toEqual({ value: 10, unit: 'km' })
})

test('a race without a name is called by its distance in the language of the event, or like the event', () => {
  expect(read({ 'distance.km': '21,1' }).facts.race).toBe('21,1\u00a0km')
  expect(read({}).facts.race).toBe('Donaulauf')
})
