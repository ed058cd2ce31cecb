import { daysOffRule } from '../../src/model/event/usual-date.ts'
import { addDays } from '../../src/model/values/dates.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import type { RowFault } from './row-fault.ts'
import { announcementFaults, pageFaults } from './source-faults.ts'

/** A rule is compared with the editions from this year on, because older ones may follow an older rule. */
const recentFrom = 2022
/** Largest distance in days at which an edition fits the rule of its row. */
const tolerance = 7

/**
 * The contradictions within a row that follows the schema, and facts whose source cannot state them.
 * @param today ISO date after which an edition has to be announced by a source; undefined: none has to
 */
export function rowFaults(row: CatalogueRow, today?: string): RowFault[] {
  return [
    ...ruleFaults(row),
    ...sinceFaults(row),
    ...movedFaults(row),
    ...priceFaults(row),
    ...raceFaults(row),
    ...announcementFaults(row, today),
    ...pageFaults(row),
    ...lastDayFaults(row),
  ]
}

/** Each race is held by the last day of its edition. */
function lastDayFaults({ usual, editions, races }: CatalogueRow): RowFault[] {
  return editions.flatMap(({ date, end }, index) => {
    const year = Number(date.slice(0, 4))
    const lastDay = end ?? addDays(date, (usual?.days ?? 1) - 1)
    const late = races.filter(
      ({ since = year, until = year, dayOffset = 0 }) =>
        since <= year && year <= until && addDays(date, dayOffset) > lastDay,
    )
    const names = late.map(({ name }) => `"${name}"`).join(', ')
    return late.length === 0
      ? []
      : [
          {
            field: `editions.${index}.end`,
            message: `${names} would be after the last day ${lastDay}`,
          },
        ]
  })
}

function ruleFaults({ usual, editions }: CatalogueRow): RowFault[] {
  if (usual === undefined) return []
  const from = `${Math.max(recentFrom, usual.since ?? 0)}`
  const dates = editions.flatMap(({ date, status }) =>
    date >= from && status === undefined ? [date] : [],
  )
  const known = dates.length
  const fit = dates.filter((date) => (daysOffRule(date, usual) ?? Infinity) <= tolerance).length
  if (known < 2 || fit * 2 >= known) return []
  return [
    {
      field: 'usual',
      message: `only ${fit} of the ${known} editions since ${recentFrom} are within ${tolerance} days of the rule (${dates.join(', ')})`,
    },
  ]
}

function sinceFaults({ since, editions }: CatalogueRow): RowFault[] {
  if (since === undefined) return []
  return editions.flatMap(({ date }, index) =>
    Number(date.slice(0, 4)) < since
      ? [{ field: `editions.${index}.date`, message: `${date} is before the first year ${since}` }]
      : [],
  )
}

/** The page states an original date with the status of the edition. */
function movedFaults({ editions }: CatalogueRow): RowFault[] {
  return editions.flatMap(({ previousDate, status }, index) =>
    previousDate !== undefined && status === undefined
      ? [{ field: `editions.${index}.previousDate`, message: 'needs a status such as rescheduled' }]
      : [],
  )
}

function priceFaults({ races, editions }: CatalogueRow): RowFault[] {
  return races.flatMap(({ price }, index) => {
    const field = `races.${index}.price.edition`
    if (price === undefined || editions.some(({ date }) => date === price.edition)) return []
    return [{ field, message: `${price.edition} is the date of no edition of the row` }]
  })
}

/** Every edition has the first race, and a race on its `date` if another is before it. */
function raceFaults({ races }: CatalogueRow): RowFault[] {
  const isBefore = races.some(({ dayOffset = 0 }) => dayOffset < 0)
  const limits = (['since', 'until'] as const).filter((key) => races[0]?.[key] !== undefined)
  return [
    ...limits.map((key) => ({
      field: `races.0.${key}`,
      message: 'some editions could be without a race; list one of every year first',
    })),
    ...(isBefore && !races.some(({ dayOffset }) => dayOffset === 0)
      ? [
          {
            field: 'races',
            message: 'a negative "dayOffset" needs a race with 0, the day of the edition\'s "date"',
          },
        ]
      : []),
  ]
}
