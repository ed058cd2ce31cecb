import { api } from '../../api/index.ts'

/** The inbox of moderators, and that of an organiser with corrections: the client makes a new object at each access. */
export const moderationInbox = api.moderation
export const correctionsInbox = api.organiser.corrections

/** Routes of an inbox. */
export type InboxApi = typeof moderationInbox | typeof correctionsInbox
