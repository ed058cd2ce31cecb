import { savedEventsLimit } from './limits.ts'

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const maxLength = 80

/** Whether a text has the shape of an event's permalink: lower-case words joined by hyphens, at most 80 characters. */
export function isPermalink(text: unknown): text is string {
  return typeof text === 'string' && text.length <= maxLength && pattern.test(text)
}

/** The permalinks of a kept value, newest first. It is what somebody's browser holds: what is none is left out. */
export function readSaved(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : []
  return [...new Set(list.filter(isPermalink))].slice(0, savedEventsLimit)
}

/** The list with a permalink put in front, or taken out where it was in. */
export function toggleSaved(saved: readonly string[], permalink: string): string[] {
  return saved.includes(permalink)
    ? saved.filter((each) => each !== permalink)
    : [permalink, ...saved].slice(0, savedEventsLimit)
}
