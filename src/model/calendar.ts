/** What a calendar can be asked for beyond its criteria; the words are values of query keys, the same in every language. */

/** Where the sign-up of a race stands on a day. */
export const signUpStates = ['soon', 'open', 'closing', 'sold-out', 'closed'] as const
export type SignUpState = (typeof signUpStates)[number]

/** Days before its end from which an open registration is said to be closing. */
export const closingDays = 14

export const eventFormats = ['in-person', 'hybrid', 'virtual'] as const
export type EventFormat = (typeof eventFormats)[number]

export const teamChoices = ['solo', 'team'] as const
export type TeamChoice = (typeof teamChoices)[number]

export const calendarSorts = ['date', 'distance', 'price', 'rating', 'added'] as const
export type CalendarSort = (typeof calendarSorts)[number]

export const calendarViews = ['list', 'month', 'map'] as const
export type CalendarViewName = (typeof calendarViews)[number]

/** Least ratings that can be asked for, of five stars. */
export const ratingSteps = [3, 4, 4.5] as const

/** Kilometres around a place that can be asked for, and the one that stands where none is said. */
export const radii = [10, 25, 50, 100, 250] as const
export const defaultRadius = 50
export const radiusBounds = { least: 10, most: 250 } as const

/** Degrees, WGS 84. */
export interface Point {
  lat: number
  lon: number
}

/** Degrees; `west` is greater than `east` where the box lies across the 180th meridian. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}
