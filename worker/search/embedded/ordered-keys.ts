/**
 * Integer keys that sort as results do. They stay below 2^52, so that JavaScript, JSON and SQLite agree on them. A row
 * moves only when its own rank or day changes; nothing is renumbered.
 */

const idBits = 28
const dayBits = 16
const lastDay = 2 ** dayBits - 1
/** Greatest id of an event or edition that a key has room for. */
export const maximumId = 2 ** idBits - 1

/**
 * Days since 1970-01-01 of an ISO date, clamped to 0 to 65,535 (the year 2149).
 * @throws RangeError for a text that is no date
 */
export function dayNumber(isoDate: string): number {
  const day = Math.floor(Date.parse(`${isoDate}T00:00:00Z`) / 86_400_000)
  if (Number.isNaN(day)) throw new RangeError(`"${isoDate}" is not an ISO date: write YYYY-MM-DD`)
  return Math.min(Math.max(day, 0), lastDay)
}

/** Key of an event: those with a day ahead first, then by weight (1 to 100), then by day, then by id. */
export function eventKey(weight: number, nextDay: number | null, eventId: number): number {
  const rank = (nextDay === null ? 100 : 0) + rankOfWeight(weight)
  return (rank * 2 ** dayBits + (nextDay ?? lastDay)) * 2 ** idBits + checkedId(eventId)
}

/** Key of an edition: by first day, then by weight, then by id. */
export function editionKey(day: number, weight: number, editionId: number): number {
  return firstEditionKey(day) + rankOfWeight(weight) * 2 ** idBits + checkedId(editionId)
}

/** Smallest key of an edition on a day. */
export function firstEditionKey(day: number): number {
  return day * 2 ** (idBits + 8)
}

function rankOfWeight(weight: number): number {
  return 100 - Math.min(Math.max(Math.round(weight), 1), 100)
}

function checkedId(id: number): number {
  if (!Number.isInteger(id) || id < 0 || id > maximumId)
    throw new RangeError(
      `id ${id} does not fit a key: it must be a whole number up to ${maximumId}`,
    )
  return id
}
