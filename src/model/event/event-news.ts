/** News about editions that earn an email to the members who saved the event, and the other parts of a day's email. */

/** Kinds in the order in which emails list them. */
export const newsKinds = ['cancelled', 'moved', 'confirmed', 'opens', 'closes', 'price'] as const
export type NewsKind = (typeof newsKinds)[number]

/** Subjects of emails that members can switch off: kinds of news, and answers to their reviews. */
export const alertKinds = [...newsKinds, 'answers'] as const
export type AlertKind = (typeof alertKinds)[number]

export const isAlertKind = (text: string): text is AlertKind =>
  alertKinds.some((kind) => kind === text)

/**
 * Hour (UTC) from which a day's emails are queued: the one in which it is the same day from Honolulu to Auckland.
 */
export const newsHour = 10

/** Days before the last day of sign-up, and before a price rises, on which it is news. */
export const closesInDays = 14
export const priceRisesInDays = 7
