import { racesText } from '../../i18n/counts.ts'
import { hues } from '../../model/event/sports.ts'
import type { SeasonWeek } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** Units of the drawing: the width of a week, and that of its bar in the middle. */
const column = 10
const bar = 8

/** Path of the bars of one colour in the weeks that `isShown` selects. */
function barsOf(
  hue: number,
  weeks: readonly SeasonWeek[],
  isShown: (week: SeasonWeek) => boolean,
): string {
  return weeks
    .map((week, index) => {
      const height = week.shares[hue] ?? 0
      if (height === 0 || !isShown(week)) return ''
      const below = week.shares.slice(0, hue).reduce((sum, share) => sum + share, 0)
      const top = Math.round((100 - below - height) * 10) / 10
      return `M${index * column + (column - bar) / 2} ${top}h${bar}v${height}h-${bar}z`
    })
    .join('')
}

function HueBars({ weeks, past }: { weeks: readonly SeasonWeek[]; past: boolean }) {
  return hues.map((hue, index) => {
    const path = barsOf(index, weeks, (week) => week.past === past)
    return path === '' ? null : <path className={`g-${hue}`} key={hue} d={path} />
  })
}

/** Fewest weeks of the last month that make its link wide enough for a finger. */
const leastWeeks = 4

/**
 * Names of the months from their first Mondays on. Where a week is too narrow to be pressed, each covers its weeks and is
 * the link instead of them (WCAG 2.5.8).
 */
function Months({ weeks }: { weeks: readonly SeasonWeek[] }) {
  const starts = weeks.flatMap(({ month }, at) => (month === null ? [] : [{ month, at }]))
  return (
    <p className="season-m">
      <span className={`m-${starts[0]?.at ?? 0}`} />
      {starts.map(({ month, at }, index) => {
        const length = (starts[index + 1]?.at ?? weeks.length) - at
        const isWide = length >= leastWeeks
        return isWide ? (
          <a className={`m-${length}`} key={month.path} href={month.path} rel="nofollow">
            {month.label}
          </a>
        ) : (
          <span className={`m-${length}`} key={month.path} />
        )
      })}
    </p>
  )
}

/**
 * Stacked bars of races by week in the colours of their sports, with links to the weeks and months in the calendar. One
 * drawing lies under all links, which is a quarter of the HTML of a drawing for each.
 */
export function SeasonBars({ weeks }: { weeks: readonly SeasonWeek[] }) {
  const now = weeks.findIndex((week) => week.current)
  return (
    <div className="season-c">
      <div className="season-b">
        <svg
          viewBox={`0 0 ${weeks.length * column} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <g className="past">
            <HueBars weeks={weeks} past />
          </g>
          <HueBars weeks={weeks} past={false} />
          {now === -1 ? null : <path className="now" d={`M${now * column} 0v100`} />}
        </svg>
        {weeks.map((week) => (
          <a
            key={week.monday}
            href={week.path}
            rel="nofollow"
            aria-label={m.season_week({ date: week.label, races: racesText(week.races) })}
          />
        ))}
        <Months weeks={weeks} />
      </div>
    </div>
  )
}
