import type { NewsKind } from '../../../../src/model/event/event-news.ts'

/** News of an organiser's events that its followers get: new and announced editions, and sign-ups that open. */
const followedKinds = ['confirmed', 'opens'] as const satisfies readonly NewsKind[]

/** The same as a list of SQL. */
export const followedKindsSql = followedKinds.map((kind) => `'${kind}'`).join(', ')
