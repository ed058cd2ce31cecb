import { addDays, daysBetween } from '../../../../src/model/values/dates.ts'
import { foldName } from '../../../imports/fold-name.ts'

/** A row as far as its grouping depends on it. ISO dates. */
export interface DatedRow {
  facts: { name: string; date: string; end: string | null }
}

/** Days that lie between the editions of one event at least: about ten months. */
export const daysBetweenEditions = 300

const year = /^(?:1[89]|20|21)\d{2}$/u

/** Folded name without years. "Xmas League 1" and "Xmas League 2" differ, "Donaulauf" and "Donaulauf 2027" do not. */
export function seriesName(name: string): string {
  const words = foldName(name).split(' ')
  const others = words.filter((word) => !year.test(word))
  return (others.length === 0 ? words : others).join(' ')
}

/** Days by which the distance of two dates misses a whole number of years. */
export function daysOffSeason(a: string, b: string): number {
  const rest = Math.abs(daysBetween(a, b)) % 365.25
  return Math.min(rest, 365.25 - rest)
}

const lastDayOf = ({ facts: { date, end } }: DatedRow): string =>
  end !== null && end > date ? end : date

interface Edition<Row> {
  names: Set<string>
  date: string
  lastDay: string
  rows: Row[]
}

/**
 * Rows of one event, or of events that are called alike, by edition: rows of one day, and rows of the same name on days that
 * follow each other. By date, each in the order of the rows.
 */
function findEditions<Row extends DatedRow>(rows: readonly Row[]): Edition<Row>[] {
  const editions: Edition<Row>[] = []
  for (const row of rows.toSorted((a, b) => (a.facts.date < b.facts.date ? -1 : 1))) {
    const { date } = row.facts
    const name = seriesName(row.facts.name)
    const found = editions.find(
      (each) => each.date === date || (each.names.has(name) && date <= addDays(each.lastDay, 1)),
    )
    if (found === undefined)
      editions.push({ names: new Set([name]), date, lastDay: lastDayOf(row), rows: [row] })
    else {
      found.rows.push(row)
      found.names.add(name)
      if (lastDayOf(row) > found.lastDay) found.lastDay = lastDayOf(row)
    }
  }
  return editions
}

export const editionsOf = <Row extends DatedRow>(rows: readonly Row[]): Row[][] =>
  findEditions(rows).map((edition) => edition.rows)

/**
 * Rows whose events are called alike, but for years and numbers, and take place in the same town, by event. Editions of one
 * event are about ten months apart or more, so the races of a league are events. Of several events an edition belongs to
 * the one of the same name, else to the one at the same time of the year.
 */
export function eventsOf<Row extends DatedRow>(rows: readonly Row[]): Row[][] {
  const events: Edition<Row>[][] = []
  for (const edition of findEditions(rows)) {
    const candidates = events.flatMap((event) => {
      const last = event.at(-1)
      if (last === undefined || daysBetween(last.date, edition.date) < daysBetweenEditions)
        return []
      const isNamed = [...edition.names].some((name) => last.names.has(name))
      return [{ event, cost: daysOffSeason(last.date, edition.date) + (isNamed ? 0 : 1000) }]
    })
    const [best] = candidates.toSorted((a, b) => a.cost - b.cost)
    if (best === undefined) events.push([edition])
    else best.event.push(edition)
  }
  return events.map((event) => event.flatMap((edition) => edition.rows))
}
