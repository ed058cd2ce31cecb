/**
 * Mark in the keys of pages and feeds that this isolate caches. A new mark leaves everything that was rendered before
 * unused, in the isolate's memory and at the edge. Other isolates keep their mark, so that they show a change once their
 * pages are no longer fresh.
 */
let mark = ''

/** Part of the key of a cached page or feed. */
export const renderingMark = (): string => mark

/** Has this isolate render all pages and feeds anew, because facts that any of them may show have changed. */
export function renderAnew(): void {
  // Random, because two isolates must never share what they rendered after changes of their own.
  mark = crypto.randomUUID()
}
