import { expect, test } from 'vitest'
import { readJsonLd } from './read-json-ld.ts'
import { refusalOf, rowsOf } from '../../test/support/import-tables.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const page = (...scripts: unknown[]) =>
  bytesOf(
    scripts
      .map(
        (each) =>
          `<script data-x type='application/ld+json'>${typeof each === 'string' ? each : JSON.stringify(each)}</script>`,
      )
      .join('<p>x</p>'),
  )

const lauf = {
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name: 'Donaulauf',
  sport: 'Trail running',
  previousStartDate: '2027-06-05T09:30:00+02:00',
  startDate: '2027-06-12T09:30:00+02:00',
  endDate: '2027-06-13',
  eventStatus: 'https://schema.org/EventPostponed',
  url: 'https://example.org/',
  location: {
    '@type': 'Place',
    name: 'Stadtpark',
    address: { '@type': 'PostalAddress', addressLocality: 'Krems', addressCountry: 'AT' },
    geo: { latitude: 48.41, longitude: '15.61' },
  },
  offers: [{ price: '45.00', priceCurrency: 'EUR', url: 'https://example.org/enter' }],
}

const facts = {
  name: 'Donaulauf',
  'date.ymd': '2027-06-12',
  end: '2027-06-13',
  start: '09:30',
  city: 'Krems',
  country: 'AT',
  lat: '48.41',
  lon: '15.61',
  venue: 'Stadtpark',
  sport: 'Trail running',
  price: '45.00',
  currency: 'EUR',
  site: 'https://example.org/',
  entry: 'https://example.org/enter',
  status: 'postponed',
  previous: '2027-06-05',
}

test('an event is read alone, in an array, in a graph and in a list', () => {
  const documents = [
    lauf,
    [lauf],
    { '@graph': [{ '@type': 'WebSite', name: 'x' }, lauf] },
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: lauf }] },
  ]
  for (const document of documents) expect(rowsOf(readJsonLd(page(document)))).toEqual([facts])
})

test('events of an event are its races, with the facts of the whole that they leave out', () => {
  const races = [
    { '@type': 'SportsEvent', name: '10 km', startDate: '2027-06-13T10:00' },
    { '@id': '#half' },
  ]
  const half = { '@type': 'Event', '@id': '#half', name: 'Half' }
  expect(rowsOf(readJsonLd(page({ ...lauf, subEvent: races }, half)))).toEqual([
    { ...facts, 'date.ymd': '2027-06-13', start: '10:00', race: '10 km' },
    { ...facts, race: 'Half' },
  ])
})

test('scripts that are no JSON or of another type are left out; microdata is not read', () => {
  const script = '<script>var x = "<script type=application/ld+json>{}"</script>'
  const microdata =
    '<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">M</b></div>'
  const html = Buffer.concat([
    bytesOf(script + microdata),
    page('{ broken', `<!-- ${JSON.stringify(lauf)} -->`),
  ])
  expect(rowsOf(readJsonLd(html))).toEqual([facts])
  expect(refusalOf(() => readJsonLd(bytesOf(microdata)))).toBe('no-events')
  expect(refusalOf(() => readJsonLd(bytesOf('<script type="application/ld+json">')))).toBe(
    'no-events',
  )
})

test('documents of 100,000 levels, of 150,000 keys and of a million events are bounded', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(refusalOf(() => readJsonLd(page(deep)))).toBe('no-events')
  const levels = `${'{"name":'.repeat(50_000)}"Deep run"${'}'.repeat(50_000)}`
  const named = (name: string) => page(`{"@type":"Event","name":${name}}`)
  expect(rowsOf(readJsonLd(named(levels)))).toEqual([{ name: 'Deep run' }])
  expect(rowsOf(readJsonLd(named(deep)))).toEqual([{}])
  const keys = Array.from({ length: 150_000 }, (_, index) => `"k${index}":[]`).join()
  expect(rowsOf(readJsonLd(page(`{"@type":"Event","name":"Wide run",${keys}}`)))).toEqual([
    { name: 'Wide run' },
  ])
  const circle = { ...lauf, '@id': '#a', subEvent: [{ '@id': '#a' }] }
  expect(refusalOf(() => readJsonLd(page(circle)))).toBe('no-events')
  const many = `[${'{"@type":"Event","name":"x"},'.repeat(60_000)}1]`
  expect(refusalOf(() => readJsonLd(page(many)))).toBe('too-many-rows')
})
