import { number } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type {
  CalendarSort,
  EventFormat,
  SignUpState,
  TeamChoice,
} from '../../src/model/calendar.ts'
import { m } from '../../src/paraglide/messages.js'

/** What the calendar's filters and their options are called. */

const registrations = {
  soon: m.signup_soon,
  open: m.signup_open,
  closing: m.signup_closing,
  'sold-out': m.signup_sold_out,
  closed: m.signup_closed,
} satisfies Record<SignUpState, unknown>

const formats = {
  'in-person': m.format_in_person,
  hybrid: m.status_hybrid,
  virtual: m.status_virtual,
} satisfies Record<EventFormat, unknown>

const sorts = {
  date: m.sort_date,
  distance: m.sort_distance,
  price: m.sort_price,
  rating: m.sort_rating,
  added: m.sort_added,
} satisfies Record<CalendarSort, unknown>

const teams = { solo: m.team_solo, team: m.team_team } satisfies Record<TeamChoice, unknown>

export const signUpLabel = (state: SignUpState, locale: Locale): string =>
  registrations[state]({}, { locale })
export const formatLabel = (format: EventFormat, locale: Locale): string =>
  formats[format]({}, { locale })
export const teamLabel = (team: TeamChoice, locale: Locale): string => teams[team]({}, { locale })

export const sortLabel = (sort: CalendarSort, locale: Locale): string => sorts[sort]({}, { locale })

export const effortHelp = (locale: Locale): string => m.filter_effort_help({}, { locale })

export const ratingLabel = (stars: number, locale: Locale): string =>
  m.rating_from({ stars: number(stars, locale) }, { locale })

export const atLeast = (value: string, locale: Locale): string => m.at_least({ value }, { locale })
export const upTo = (value: string, locale: Locale): string => m.up_to({ value }, { locale })
export const climbOf = (climb: string, locale: Locale): string => m.climb({ climb }, { locale })
export const effortOf = (range: string, locale: Locale): string =>
  m.effort_of({ range }, { locale })
export const within = (distance: string, locale: Locale): string =>
  m.filter_within({ distance }, { locale })

export const nearMe = (locale: Locale): string => m.filter_near_me({}, { locale })
export const around = (city: string, locale: Locale): string =>
  m.filter_around({ city }, { locale })
/** From where distances from the reader are measured, or that nobody knows. */
export const nearNote = (isUnknown: boolean, locale: Locale): string =>
  isUnknown ? m.near_unknown({}, { locale }) : m.near_roughly({}, { locale })
export const nearPoint = (locale: Locale): string => m.filter_near_point({}, { locale })
export const monthOver = (month: string, locale: Locale): string =>
  m.month_over({ month }, { locale })
export const mapArea = (locale: Locale): string => m.filter_map_area({}, { locale })
export const free = (locale: Locale): string => m.filter_free({}, { locale })
export const thisWeekend = (locale: Locale): string => m.filter_this_weekend({}, { locale })
export const nextWeekend = (locale: Locale): string => m.filter_next_weekend({}, { locale })
export const textChip = (text: string, locale: Locale): string =>
  m.filter_text_chip({ text }, { locale })
