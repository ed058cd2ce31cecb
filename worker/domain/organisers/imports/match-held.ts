import { greatCircleKm } from '../../../../src/model/calendar/great-circle.ts'
import { duplicateFrom } from '../../../../src/model/event/imports.ts'
import { daysBetween } from '../../../../src/model/values/dates.ts'
import { likenessScore } from './find-duplicates.ts'
import { daysBetweenEditions, daysOffSeason, seriesName } from './group-rows.ts'
import type { HeldEvent } from './held-event.ts'
import { matchOnce } from './match-once.ts'
import { comparableName, familyKey } from './name-likeness.ts'

/** An event of a list. */
export interface ListedEvent {
  key: string
  family: string
  /** Names and ISO dates of its rows. */
  names: string[]
  dates: string[]
  /** Degrees. */
  lat: number
  lon: number
}

/** Events of a name that is compared letter by letter; more are too many to compare with every other. */
const mostCompared = 200

const gapsOf = (listed: ListedEvent, held: HeldEvent): number[] =>
  listed.dates.flatMap((date) => held.dates.map((other) => Math.abs(daysBetween(date, other))))

/** True if one of the dates is the same but for a few days, or all are years apart at the same time of the year. */
function isInSeason(listed: ListedEvent, held: HeldEvent, days: number): boolean {
  const gaps = gapsOf(listed, held)
  if (gaps.length === 0 || gaps.some((gap) => gap <= days)) return true
  return gaps.every((gap) => gap >= daysBetweenEditions) && seasonGap(listed, held) <= 60
}

const seasonGap = (listed: ListedEvent, held: HeldEvent): number =>
  Math.min(
    366,
    ...listed.dates.flatMap((date) => held.dates.map((other) => daysOffSeason(date, other))),
  )

/** Cost of taking two events for one, whose names are alike but for years and numbers; null if they are not one. */
function costOf(listed: ListedEvent, held: HeldEvent): number | null {
  const names = new Set(listed.names.map(seriesName))
  const isNamed = [...held.names, ...held.listNames].some((name) => names.has(seriesName(name)))
  // Events of another number are others, unless the number is that of the edition: "18. Wachau Marathon".
  if (!isNamed && !isInSeason(listed, held, 3)) return null
  const isSameDay = gapsOf(listed, held).includes(0)
  return (isNamed ? 0 : 1000) + (isSameDay ? 0 : 200) + seasonGap(listed, held)
}

/** Cost of events of other names at the same place and time; null if they are not probably one. */
function costOfAlike(listed: ListedEvent, held: HeldEvent): number | null {
  const { lat, lon } = held
  if (lat === null || lon === null || !isInSeason(listed, held, 31)) return null
  if (greatCircleKm({ lat, lon }, listed) > 30) return null
  const place = { ...held, lat, lon, names: held.names.map(comparableName) }
  const scores = listed.names.map((name) => {
    const [date = ''] = listed.dates
    return likenessScore({ name, date, lat: listed.lat, lon: listed.lon }, place) ?? 0
  })
  const score = Math.max(...scores)
  return score < duplicateFrom ? null : 3000 - score
}

/**
 * Events of the organisation that are the same as events of a list: called alike in the same town, now or in an earlier
 * list, else probably the same by name, place and date. Each is one of the list at most.
 */
export function matchHeld(
  listed: readonly ListedEvent[],
  held: readonly HeldEvent[],
): ReadonlyMap<string, HeldEvent> {
  const byFamily = new Map<string, Set<HeldEvent>>()
  for (const event of held) {
    const named = event.names.map((name) => familyKey(name, event.cityId, event.town))
    for (const family of [...named, ...event.families])
      byFamily.set(family, (byFamily.get(family) ?? new Set()).add(event))
  }
  const candidates = listed.flatMap((each) => {
    const family = [...(byFamily.get(each.family) ?? [])]
    const found = family.map((event) => ({ event, cost: costOf(each, event) }))
    const others =
      family.length > 0 || held.length > mostCompared
        ? []
        : held.map((event) => ({ event, cost: costOfAlike(each, event) }))
    return [...found, ...others].flatMap(({ event, cost }) =>
      cost === null ? [] : [{ from: each.key, to: event, cost }],
    )
  })
  return matchOnce(candidates)
}
