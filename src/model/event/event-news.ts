/** News about editions, and articles about events, that earn an email to the members who saved the event, and the other parts of a day's email. */

/** Kinds in the order in which emails list them. */
export const newsKinds = [
  'cancelled',
  'moved',
  'reinstated',
  'confirmed',
  'opens',
  'closes',
  'price',
  'article',
] as const
export type NewsKind = (typeof newsKinds)[number]

/** Kinds that members switch on and off; the end of a cancellation goes with cancellations. */
export const newsSwitches = newsKinds.filter((kind) => kind !== 'reinstated')
type NewsSwitch = (typeof newsSwitches)[number]

/** The switch of a kind of news. */
export const switchOf = (kind: NewsKind): NewsSwitch => (kind === 'reinstated' ? 'cancelled' : kind)

export const isNewsKind = (text: string): text is NewsKind =>
  newsKinds.some((kind) => kind === text)

/**
 * Subjects of emails that members can switch off: kinds of news, answers to their reviews, ends of challenges that they
 * joined, and for people of organisations what waits for them.
 */
export const alertKinds = [...newsSwitches, 'answers', 'challenges', 'inbox'] as const
export type AlertKind = (typeof alertKinds)[number]

export const isAlertKind = (text: string): text is AlertKind =>
  alertKinds.some((kind) => kind === text)

/**
 * Hour (UTC) from which a day's emails are queued: the one in which it is the same day from Honolulu to Auckland.
 */
export const newsHour = 10

/** Kinds whose news are sent at once if the race starts within these days, because a day later may be too late. */
export const urgentKinds = [
  'cancelled',
  'moved',
  'reinstated',
] as const satisfies readonly NewsKind[]
export const urgentDays = 3

/** Days before the last day of sign-up, and before a price rises, on which it is news. */
export const closesInDays = 14
export const priceRisesInDays = 7
