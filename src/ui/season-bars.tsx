import { racesText } from '../i18n/counts.ts'
import { hues } from '../model/sports.ts'
import type { SeasonWeek } from '../model/views.ts'
import { m } from '../paraglide/messages.js'

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

/** Name of the month below its first week. Phones have room for every second one. */
function MonthLabel({ week: { month, monday } }: { week: SeasonWeek }) {
  if (month === null) return null
  const isSecond = Number(monday.slice(5, 7)) % 2 === 0
  return (
    <span className={isSecond ? 'alt' : undefined} aria-hidden="true">
      {month}
    </span>
  )
}

/**
 * Stacked bars of races by week in the colours of their sports; each links to its week in the calendar. One drawing
 * lies under all links, which is a quarter of the HTML of a drawing for each.
 */
export function SeasonBars({ weeks }: { weeks: readonly SeasonWeek[] }) {
  return (
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
      </svg>
      {weeks.map((week) => (
        <a
          key={week.monday}
          className={week.current ? 'now' : undefined}
          href={week.path}
          rel="nofollow"
          aria-label={m.season_week({ date: week.label, races: racesText(week.races) })}
        >
          <MonthLabel week={week} />
        </a>
      ))}
    </div>
  )
}
