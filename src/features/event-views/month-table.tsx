import { useRef, useState } from 'react'
import { upperFirst } from '../../i18n/joins.ts'
import type { GridDay, MonthGrid } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Legend } from '../event-card/legend.tsx'
import { MonthDay } from './month-day.tsx'
import { useMonthKeys } from './use-month-keys.ts'

/** Lane below those of the bars. */
const moreLane = 5

/** Content of a cell outside the month, which would otherwise be an empty control. */
const nothing = '\u00a0'

/** The day at which the keyboard enters the grid: the first with editions, else the first of the month. */
function entry(days: readonly GridDay[]): string {
  return (days.find((day) => day.events.count > 0) ?? days[0])?.date ?? ''
}

/** Lanes that a week needs: up to its last bar, and one more for the count of editions without a bar. */
const lanesOf = (week: MonthGrid['weeks'][number]): number =>
  Math.max(
    0,
    ...week.flatMap((day) =>
      day === null ? [] : [...day.bars.map(({ lane }) => lane), day.more === null ? 0 : moreLane],
    ),
  )

/** The weeks of a month from that of today on, if nothing is listed before it; else all of them. */
function weeksToShow(weeks: MonthGrid['weeks']): MonthGrid['weeks'] {
  const current = weeks.findIndex((week) => week.some((day) => day?.today === true))
  const isEmpty = weeks
    .slice(0, Math.max(0, current))
    .flat()
    .every((day) => day === null || day.events.count === 0)
  return isEmpty ? weeks.slice(Math.max(0, current)) : weeks
}

/** A month as a table. Tab enters it at one day, arrow keys move from there. Links lead to other months. */
export function MonthTable({
  grid,
  isNamed,
}: {
  grid: MonthGrid
  /** True if the heading of the page names the month. */
  isNamed: boolean
}) {
  const weeks = weeksToShow(grid.weeks)
  const days = weeks.flat().filter((day) => day !== null)
  const [chosen, setChosen] = useState('')
  const current = days.some((day) => day.date === chosen) ? chosen : entry(days)

  const table = useRef<HTMLTableElement>(null)
  useMonthKeys(table, weeks, setChosen)

  return (
    <div>
      <div className="mgrid-h">
        <h2 className={isNamed ? 'vh' : undefined}>{upperFirst(grid.label, getLocale())}</h2>
        <p className="rowx s">
          {grid.previous === null ? null : (
            <a className="link" href={grid.previous.path} rel="prev nofollow">
              {m.month_previous({ month: grid.previous.label })}
            </a>
          )}
          <a className="link" href={grid.next.path} rel="next nofollow">
            {m.month_next({ month: grid.next.label })}
          </a>
        </p>
        <Legend />
      </div>
      <table className="mgrid" ref={table}>
        <caption className="vh">{m.grid_caption({ month: grid.label })}</caption>
        <thead>
          <tr>
            {grid.weekdays.map(({ narrow, short, long }) => (
              <th scope="col" abbr={long} key={long}>
                <span aria-hidden="true" className="narrow">
                  {narrow}
                </span>
                <span className="wide-n">{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr className={`lanes${lanesOf(week)}`} key={week.find((day) => day !== null)?.date}>
              {week.map((day, index) =>
                day === null ? (
                  <td className="out" key={index}>
                    {nothing}
                  </td>
                ) : (
                  <MonthDay day={day} isEntry={day.date === current} key={day.date} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
