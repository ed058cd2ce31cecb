import { expect, test } from 'vitest'
import { refusalOf, rowsOf } from '../../test/support/import-tables.ts'
import { readRunSignup } from './read-runsignup.ts'

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
        registration_periods: [{ registration_closes: '06/10/2027 23:59', race_fee: '$45.00' }],
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
      price: '45.00',
      currency: 'USD',
      site: 'https://example.org/',
      entry: 'https://runsignup.com/Race/1',
      opens: '1/2/2027',
      closes: '06/10/2027',
    },
  ])
})

test.each(['', '{}', '[]', '{"race":{}}', '{"error":{"error_code":6}}', 'null'])(
  'RunSignup: %s is refused',
  (text) => {
    expect(refusalOf(() => readRunSignup(bytesOf(text)))).toBe('kind')
  },
)
