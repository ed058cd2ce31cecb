import type { EventDocument } from '../../../worker/search/port/event-document.ts'

/**
 * A second implementation of text search that examines every event, without code of the engine. It supports lower-case
 * words of plain letters, spelled correctly.
 */

const notHeld = ['cancelled', 'postponed', 'terminated', 'archived']
export const isHeld = (status: string | null): boolean =>
  status === null || !notHeld.includes(status)

/** Event ids of `suggest`, without a limit. */
export function suggestOracle(events: EventDocument[], text: string, today: string): number[] {
  const next = (event: EventDocument): string =>
    event.editions
      .filter(({ status, endDate }) => isHeld(status) && endDate >= today)
      .map((edition) => edition.date)
      .toSorted()[0] ?? ''
  const isOwn = (event: EventDocument): boolean =>
    hasWords([event.name, ...Object.values(event.names)], text)
  return events
    .filter((event) => hasAll(event, text))
    .toSorted(
      (a, b) =>
        Number(isOwn(b)) - Number(isOwn(a)) ||
        Number(next(b) !== '') - Number(next(a) !== '') ||
        b.weight - a.weight ||
        next(a).localeCompare(next(b)) ||
        a.eventId - b.eventId,
    )
    .map((event) => event.eventId)
}

export function hasAll(event: EventDocument, text: string | undefined): boolean {
  const names = [
    event.name,
    ...Object.values(event.names),
    ...event.raceNames.flatMap((race) => [race.name, ...Object.values(race.names)]),
  ]
  return hasWords(
    [
      ...names,
      event.city.name,
      ...Object.values(event.city.names),
      event.region,
      ...Object.values(event.regionNames),
    ],
    text ?? '',
  )
}

function hasWords(names: string[], text: string): boolean {
  const words = names.flatMap((name) => name.split(' '))
  return text.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))
}
