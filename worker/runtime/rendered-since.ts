/**
 * Marks in the keys of pages and feeds that this isolate caches. A new mark leaves what was rendered before it unused, in
 * the isolate's memory and at the edge. Other isolates keep their marks, so that they show a change once their pages are
 * no longer fresh.
 */

/**
 * Pages and feeds, in all languages, that a change concerns: those of an event or an organiser by its permalink; `lists`,
 * which are all others; or `everything`.
 */
export type Rendered = `event/${string}` | `organiser/${string}` | 'lists' | 'everything'

/** Marks of single events and organisers that an isolate holds at most, about 100 bytes each. */
const marksLimit = 1000

let ofEverything = ''
const marks = new Map<Rendered, string>()

/** Everywhere a day ends at a quarter of an hour of UTC, and with it editions: nothing rendered before is used after one. */
const quarterMs = 15 * 60_000

/**
 * Part of the key of a cached page or feed.
 * @param rendered the event or organiser that it is of, or `lists`; `now` is the time of the site's clock
 */
export const renderingMark = (rendered: Rendered, now: Date): string =>
  `${Math.floor(now.getTime() / quarterMs)}${ofEverything}${marks.get(rendered) ?? ''}`

/** Has this isolate render pages and feeds anew, because facts that they may show have changed. */
export function renderAnew(...changed: readonly Rendered[]): void {
  // Random, because two isolates must never share what they rendered after changes of their own: the last 48 bits.
  const mark = crypto.randomUUID().slice(-12)
  for (const rendered of changed) marks.set(rendered, mark)
  // A mark that is forgotten would bring pages from before it back, unless all get a new one.
  if (!marks.has('everything') && marks.size <= marksLimit) return
  ofEverything = mark
  marks.clear()
}
