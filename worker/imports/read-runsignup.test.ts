import { expect, test } from 'vitest'
import { refusalOf, rowsOf } from '../../test/support/import-tables.ts'
import { readRunSignup } from './read-runsignup.ts'
import { saleOf } from './runsignup-sale.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const race = {
  race: {
    race_id: 1,
    name: 'River Run',
    next_date: '06/12/2027',
    next_end_date: '06/12/2027',
    url: 'https://runsignup.com/Race/1',
    external_race_url: 'https://example.org/',
    address: { street: '1 Main St', city: 'Duluth', state: 'MN', country_code: 'US' },
    events: [
      { name: '5K', start_time: '06/12/2026 08:00', distance: '5K', event_type: 'running_race' },
      {
        name: '10K',
        start_time: '06/12/2027 09:00',
        distance: '10K',
        event_type: 'running_race',
        registration_opens: '1/2/2027 00:00',
        registration_periods: [
          {
            registration_opens: '5/1/2027 00:00',
            registration_closes: '06/10/2027 23:59',
            race_fee: '$115.00',
          },
          {
            registration_opens: '1/2/2027 00:00',
            registration_closes: '5/1/2027 00:00',
            race_fee: '$95.00',
          },
        ],
      },
    ],
  },
}

test('RunSignup: the events of the next date are races', () => {
  expect(rowsOf(readRunSignup(bytesOf(JSON.stringify(race))))).toEqual([
    {
      name: 'River Run',
      'date.mdy': '06/12/2027',
      city: 'Duluth',
      region: 'MN',
      country: 'US',
      sport: 'run',
      race: '10K',
      'distance.mi': '10K',
      start: '09:00',
      price: '95.00 2027-01-02/2027-04-30; 115.00 2027-05-01/2027-06-10',
      currency: 'USD',
      site: 'https://example.org/',
      entry: 'https://runsignup.com/Race/1',
      opens: '1/2/2027',
      closes: '2027-06-10',
    },
  ])
})

test.each(['', '{}', '[]', '{"race":{}}', '{"error":{"error_code":6}}', 'null'])(
  'RunSignup: %s is refused',
  (text) => {
    expect(refusalOf(() => readRunSignup(bytesOf(text)))).toBe('kind')
  },
)

const period = (opens: string, closes: string, fee: string) => ({
  opens,
  closes,
  fee,
})

test.each([
  ['no period', [], { opens: '', closes: '', price: '', currency: '' }],
  [
    'one fee in two periods',
    [
      period('1/2/2027 00:00', '2/1/2027 23:59', '$45.00'),
      period('2/2/2027 00:00', '6/1/2027 23:59', '$45.00'),
    ],
    { opens: '2027-01-02', closes: '2027-06-01', price: '45.00', currency: 'USD' },
  ],
  [
    'periods with a day in common',
    [
      period('1/2/2027 00:00', '2/1/2027 12:00', '$45.00'),
      period('2/1/2027 12:00', '6/1/2027 23:59', '$55.00'),
    ],
    {
      opens: '2027-01-02',
      closes: '2027-06-01',
      price: '45.00 2027-01-02/2027-02-01; 55.00 2027-02-02/2027-06-01',
      currency: 'USD',
    },
  ],
  [
    'a fee in words',
    [period('1/2/2027 00:00', '2/1/2027 23:59', 'Donation')],
    { opens: '2027-01-02', closes: '2027-02-01', price: '', currency: '' },
  ],
])('the sale of %s', (_, periods, sale) => {
  expect(saleOf(periods)).toEqual(sale)
})
