import type * as v from 'valibot'
import { box } from './filters/box.ts'
import { city } from './filters/city.ts'
import { confirmed } from './filters/confirmed.ts'
import { country } from './filters/country.ts'
import { dates } from './filters/dates.ts'
import { distance } from './filters/distance.ts'
import { effort } from './filters/effort.ts'
import { format } from './filters/format.ts'
import { gain } from './filters/gain.ts'
import { language } from './filters/language.ts'
import { length } from './filters/length.ts'
import { month } from './filters/month.ts'
import { near } from './filters/near.ts'
import { organiser } from './filters/organiser.ts'
import { price } from './filters/price.ts'
import { rating } from './filters/rating.ts'
import { region } from './filters/region.ts'
import { signUp } from './filters/sign-up.ts'
import { sport } from './filters/sport.ts'
import { team } from './filters/team.ts'
import { text } from './filters/text.ts'
import { listKeys } from './list-keys.ts'

/** All filters, in the order in which pages show the active ones. URLs have the order of `calendarPageKeys`. */
export const calendarFilters = [
  sport,
  distance,
  country,
  region,
  city,
  near,
  box,
  month,
  dates,
  length,
  gain,
  effort,
  signUp,
  price,
  format,
  team,
  rating,
  language,
  organiser,
  text,
  confirmed,
] as const

export type AnyFilter = (typeof calendarFilters)[number]

type Intersection<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

function merged<Part extends object>(parts: readonly Part[]): Intersection<Part>
function merged(parts: readonly object[]): object {
  return Object.assign({}, ...parts)
}

/** Schemas of all keys of a calendar's query: those of the filters, and those of order, view and page. */
export const filterKeys = {
  ...merged(calendarFilters.map((filter) => filter.keys)),
  ...listKeys,
} satisfies v.ObjectEntries

export type FilterKeys = v.InferOutput<v.ObjectSchema<typeof filterKeys, undefined>>
