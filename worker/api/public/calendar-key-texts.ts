import type { CalendarKeys } from './calendar-query.ts'
import type { readerKeys } from '../middleware/query.ts'

/** What the keys of the calendar's query mean, for the API's description. Those of the reader are explained with them. */
export const calendarKeyTexts: {
  [key in Exclude<keyof CalendarKeys, keyof typeof readerKeys>]: string
} = {
  criteria:
    'Segments of the page’s path joined by `/`, as words of `locale`: sport or group, distance, country, region, city, year or month. `laufen/deutschland/2027-05`',
  text: 'Searched as in Search; at most 200 characters are looked at.',
  minKm: 'Least kilometres, with up to three decimals.',
  maxKm: 'Greatest kilometres, with up to three decimals.',
  minGain: 'Least metres of climb.',
  maxGain: 'Greatest metres of climb.',
  minEffort: 'Least effort: kilometres, and one more for each 100 metres of climb.',
  maxEffort: 'Greatest effort.',
  maxPrice: 'Greatest price, in the currency of `priceIn`; 0 is free.',
  priceIn: 'Currency of `maxPrice`.',
  confirmed: '`1` leaves out dates that are only expected.',
  registration: 'Where the sign-up stands today.',
  format: 'Whether one starts at the place.',
  team: 'Whether one runs it alone or in a team.',
  minRating: 'Least rating, of five stars: 3, 4 or 4.5.',
  language: 'A language that is spoken at the event, ISO 639.',
  organiser: 'Permalink of the organiser.',
  near: '`lat,lon` in degrees with at most four decimals; `city`, the city in the path; `me`, the reader: see `here`.',
  radius: 'Kilometres around `near`, 10 to 250.',
  box: '`west,south,east,north` in degrees. South is not greater than north; west may be greater than east, across the 180th meridian.',
  from: 'First day, inclusive.',
  to: 'Last day, inclusive.',
  sort: 'What comes first.',
  view: 'How a page shows the list; the answer has the same events.',
  page: '1 to 9999, of 100 editions each.',
  here: '`lat,lon` in degrees: where the reader is, for `near=me`. Without it we take the edge’s rough guess.',
  sport: 'A word of `criteria` as a form sends it.',
  distance: 'A word of `criteria` as a form sends it.',
  country: 'A word of `criteria` as a form sends it.',
  place: 'Words of `criteria` as a form sends them.',
  month: 'A word of `criteria` as a form sends it.',
  min: '`minKm` as a form sends it: kilometres, or miles where `unit` is `imperial`.',
  max: '`maxKm` as a form sends it.',
  minClimb: '`minGain` as a form sends it: metres, or feet where `unit` is `imperial`.',
  maxClimb: '`maxGain` as a form sends it.',
  unit: 'Units of what a form sends.',
}
