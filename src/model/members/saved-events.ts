import { memberSavedEventsLimit, savedEventsLimit } from '../values/limits.ts'

/** Shape of an event's permalink: lower-case words joined by hyphens. */
export const permalinkPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const maxLength = 80

/** True for the shape of an event's permalink: lower-case words joined by hyphens, at most 80 characters. */
export function isPermalink(text: unknown): text is string {
  return typeof text === 'string' && text.length <= maxLength && permalinkPattern.test(text)
}

/** Permalinks of a stored value, newest first. Visitors can edit it: invalid entries are omitted. */
export function readSaved(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : []
  return [...new Set(list.filter(isPermalink))].slice(0, memberSavedEventsLimit)
}

/**
 * The list with a permalink added in front, or removed if it was in the list.
 * @param most number of events that the list holds; the oldest beyond it are left out
 */
export function toggleSaved(
  saved: readonly string[],
  permalink: string,
  most = savedEventsLimit,
): string[] {
  return saved.includes(permalink)
    ? saved.filter((each) => each !== permalink)
    : [permalink, ...saved].slice(0, most)
}

/** Id of the form that all hearts of a page send without scripts. */
export const heartForm = 'hearts'

/** Its field with the permalink, which the pressed heart adds. */
export const heartField = 'event'
