import type { EventDocument } from '../../../worker/search/port/event-document.ts'
import { dateThere, noonOf } from './day-oracle.ts'

/**
 * A second implementation of text search that examines every event, without code of the engine. It supports lower-case
 * words of plain letters, spelled correctly.
 */

const notHeld = ['cancelled', 'postponed', 'terminated', 'archived']
export const isHeld = (status: string | null): boolean =>
  status === null || !notHeld.includes(status)

/** Event ids of `suggest`, without a limit. */
export const suggestOracle = (events: EventDocument[], text: string, today: string): number[] =>
  suggestionOrder(
    events.filter((event) => hasAll(event, text) || isTypedTogether(event, text)),
    text,
    today,
  )

/** True if a name begins with a text of one or two words, though it has the first of them apart. */
function isTypedTogether(event: EventDocument, text: string): boolean {
  const own = [event.name, ...Object.values(event.names)]
  const [first = '', ...rest] = tellingWords(text)
  const isBegun = own.some((name) => joined(name).startsWith(first + rest.join('')))
  return isBegun && rest.length < 2 && rest.every((word) => hasWords(own, word))
}

/** Ids of events with all words of a text, in the order of `suggest` at midday of a date. */
export function suggestionOrder(events: EventDocument[], text: string, today: string): number[] {
  const now = noonOf(today)
  const next = (event: EventDocument): string =>
    event.editions
      .filter((edition) => isHeld(edition.status) && edition.endDate >= dateThere(edition, now))
      .map((edition) => edition.date)
      .toSorted()[0] ?? ''
  const tier = (event: EventDocument): number => {
    const own = [event.name, ...Object.values(event.names)]
    const cities = [event.city.name, ...Object.values(event.city.names)]
    const regions = [event.region, ...Object.values(event.regionNames)]
    const typed = tellingWords(text).join(' ')
    const isTyped = (name: string): boolean => joined(name) === joined(typed)
    const rest = tellingWords(text).slice(1)
    const hasRest = rest.every((word) => hasWords(own, word))
    if (hasRest && own.some((name) => beginsWith(name, typed))) return 1
    if (cities.some(isTyped)) return 2
    if (regions.some(isTyped)) return 3
    return hasWords(own, text) ? 4 : 5
  }
  return events
    .toSorted(
      (a, b) =>
        tier(a) - tier(b) ||
        Number(next(b) !== '') - Number(next(a) !== '') ||
        b.weight - a.weight ||
        next(a).localeCompare(next(b)) ||
        a.eventId - b.eventId,
    )
    .map((event) => event.eventId)
}

const joined = (text: string): string => text.replaceAll(' ', '')

/** True if a name begins with a text, spaces aside, or does with its first two or three words as initials: "nyc half". */
function beginsWith(name: string, typed: string): boolean {
  const words = name.split(' ')
  const shortened = [2, 3]
    .filter((count) => count < words.length)
    .map((count) => {
      const initials = words.slice(0, count).map((word) => word.charAt(0))
      return [initials.join(''), ...words.slice(count)].join(' ')
    })
  const mayBeShortened = /^[a-z]{2,5} /u.test(typed)
  const isBegun = joined(name).startsWith(joined(typed))
  return isBegun || (mayBeShortened && shortened.some((each) => each.startsWith(typed)))
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

/** Words of a text, once each, without those that begin another. */
function tellingWords(text: string): string[] {
  const words = [...new Set(text.split(' '))]
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
}

function hasWords(names: string[], text: string): boolean {
  const words = names.flatMap((name) => name.split(' '))
  return text.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))
}
