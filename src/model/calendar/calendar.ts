/** Values of the calendar's query keys, the same in every language. */

/** State of a race's sign-up on a day. */
export const signUpStates = ['soon', 'open', 'closing', 'sold-out', 'closed'] as const
export type SignUpState = (typeof signUpStates)[number]

/** Days before its end from which an open sign-up is `closing`. */
export const closingDays = 14

export const eventFormats = ['in-person', 'hybrid', 'virtual'] as const
export type EventFormat = (typeof eventFormats)[number]

export const teamChoices = ['solo', 'team'] as const
export type TeamChoice = (typeof teamChoices)[number]

export const calendarSorts = ['date', 'distance', 'price', 'rating', 'added'] as const
export type CalendarSort = (typeof calendarSorts)[number]

export const calendarViews = ['list', 'month', 'map'] as const
export type CalendarViewName = (typeof calendarViews)[number]

/** Least ratings that the filter offers, of five stars. */
export const ratingSteps = [3, 4, 4.5] as const

/** Kilometres around a place that the filter offers; any number between the first and the last is accepted. */
export const radii = [10, 25, 50, 100, 250] as const
export const defaultRadius = 50

/** Degrees, WGS 84. */
export interface Point {
  lat: number
  lon: number
}

/** Degrees; `west` is greater than `east` if the box crosses the 180th meridian. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}
