/** The list of an organiser's events at `/organiser-events`, and the acts on several at once. */

/** Groups of the list. `all` has every event but the archived ones; an event may be in several. */
export const eventStates = ['all', 'live', 'needs', 'drafts', 'archived'] as const
export type EventState = (typeof eventStates)[number]

export const eventSorts = ['start', 'saved'] as const
export type EventSort = (typeof eventSorts)[number]

/** Confirm the date of the next edition; add the edition after the last as a draft; archive past editions, or the next. */
export const bulkActs = ['confirm', 'renew', 'archive-past', 'archive-next'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Why an act was not done to an event. */
export const bulkFailures = [
  'unknown',
  'no-date',
  'not-ahead',
  'no-past',
  'waiting',
  'changed',
] as const
export type BulkFailure = (typeof bulkFailures)[number]

/** Events of one page, and events that one act may have. */
export const eventsPerPage = 20

/** Drafts that may be chosen for one publication, and drafts that a request publishes: each takes about 40 queries of D1. */
export const draftsAtOnceLimit = 500
export const draftsPerRequest = 10

/** Days of the figures of views and clicks. */
export const countedDays = 28
