import { sportGroups } from '../../src/model/sports.ts'
import type {
  EditionDocument,
  EventDocument,
  RaceDocument,
  SearchFilters,
  SearchResult,
} from '../../worker/search/engine.ts'

/**
 * The contract once more, by looking at everything and without a line of the engine. It knows lower-case words of
 * plain letters and texts that are spelled right.
 */
export function searchOracle(events: EventDocument[], filters: SearchFilters): SearchResult {
  const found = events
    .filter((event) => hasAll(event, filters.text))
    .flatMap((event) => {
      if (filters.country !== undefined && event.country !== filters.country) return []
      if (filters.cityId !== undefined && event.city.id !== filters.cityId) return []
      return event.editions
        .filter((edition) => isInRange(edition, filters))
        .flatMap((edition) => {
          const races = edition.races.filter((race) => isWanted(race, filters))
          const isListed =
            races.length > 0 || (edition.races.length === 0 && !speaksOfRaces(filters))
          return isListed ? [{ event, edition, races: races.length }] : []
        })
    })
  found.sort(
    (a, b) =>
      a.edition.date.localeCompare(b.edition.date) ||
      b.event.weight - a.event.weight ||
      a.edition.editionId - b.edition.editionId,
  )
  return {
    editionIds: found.map((each) => each.edition.editionId),
    total: found.length,
    races: found.reduce((sum, each) => sum + each.races, 0),
  }
}

/** Ids `suggest` gives, before its limit. */
export function suggestOracle(events: EventDocument[], text: string, today: string): number[] {
  const next = (event: EventDocument): string =>
    event.editions
      .filter((edition) => edition.status !== 'cancelled' && edition.endDate >= today)
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

function hasAll(event: EventDocument, text: string | undefined): boolean {
  const names = [event.name, ...Object.values(event.names), ...event.raceNames]
  return hasWords(
    [...names, event.city.name, ...Object.values(event.city.names), event.region],
    text ?? '',
  )
}

function hasWords(names: string[], text: string): boolean {
  const words = names.flatMap((name) => name.split(' '))
  return text.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))
}

function isInRange(
  edition: EditionDocument,
  { from, to, includeExpected }: SearchFilters,
): boolean {
  if (includeExpected === false && !edition.dateConfirmed) return false
  return edition.endDate >= from && (to === undefined || edition.date <= to)
}

function isWanted(race: RaceDocument, filters: SearchFilters): boolean {
  const { sport, group, minMetres, maxMetres, timed } = filters
  if (sport !== undefined && race.sport !== sport) return false
  if (group !== undefined && !sportGroups[group].some((each) => each === race.sport)) return false
  if (minMetres !== undefined && (race.metres === null || race.metres < minMetres)) return false
  if (maxMetres !== undefined && (race.metres === null || race.metres > maxMetres)) return false
  return timed !== true || race.seconds !== null
}

function speaksOfRaces({ sport, group, minMetres, maxMetres, timed }: SearchFilters): boolean {
  return (
    [sport, group, minMetres, maxMetres].some((filter) => filter !== undefined) || timed === true
  )
}
