/** Days of feasts that move through the calendar year, as ISO dates. */
import { addDays, isoDate } from '../values/dates.ts'

export const feasts = [
  'easter',
  'orthodox-easter',
  'ascension',
  'whitsun',
  'corpus-christi',
  'lunar-new-year',
] as const
export type Feast = (typeof feasts)[number]

/** Days from Easter Sunday to the feasts of the western church that depend on it. */
const daysAfterEaster = { easter: 0, ascension: 39, whitsun: 49, 'corpus-christi': 60 } as const

/**
 * The day of a feast in a year of the Gregorian calendar; null where it is not known (Lunar New Year outside of its
 * table). Whitsun is Whit Sunday.
 */
export function feastIn(year: number, feast: Feast): string | null {
  if (feast === 'lunar-new-year') return lunarNewYears.get(year) ?? null
  if (feast === 'orthodox-easter') return orthodoxEaster(year)
  return addDays(westernEaster(year), daysAfterEaster[feast])
}

/** Easter Sunday by the Gregorian computus, in the form of Meeus, Jones and Butcher (Astronomical Algorithms, ch. 8). */
function westernEaster(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const sum = epact + toSunday - 7 * late + 114
  return isoDate(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/** Easter Sunday by the Julian computus of Meeus, as a Gregorian date. The shift of 13 days holds from 1900 to 2099. */
function orthodoxEaster(year: number): string {
  const epact = (19 * (year % 19) + 15) % 30
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7
  const sum = epact + toSunday + 114
  return addDays(isoDate(year, Math.floor(sum / 31), (sum % 31) + 1), 13)
}

/** First day of the Chinese year, 2015–2040, by the conversion tables of the Hong Kong Observatory. */
const lunarNewYears = new Map(
  `2015-02-19 2016-02-08 2017-01-28 2018-02-16 2019-02-05 2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10
   2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19
   2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12`
    .split(/\s+/u)
    .map((date): [number, string] => [Number(date.slice(0, 4)), date]),
)
