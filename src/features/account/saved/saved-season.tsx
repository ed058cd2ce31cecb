import type { CSSProperties } from 'react'
import type { SavedPageView, SavedWeek } from '../../../model/schemas/saved-page.ts'

/** Lowest bar, of a race of unknown length, in percent. */
const lowest = 4

const heightStyle = (height: number): CSSProperties => ({ blockSize: `${height}%` })

function Week({ week, previous }: { week: SavedWeek; previous: SavedWeek | undefined }) {
  const tallest = Math.max(lowest, ...week.races.map(({ height }) => height))
  // Beside another label there is no room for this one.
  const hasLabel = week.day !== null && (previous?.day ?? null) === null
  return (
    <span className={week.races.length === 0 ? undefined : 'is-race'}>
      {hasLabel ? <b style={{ insetBlockEnd: `${tallest}%` }}>{week.day}</b> : null}
      {week.races.map(({ hue, height, expected }, index) => (
        <i
          className={expected ? `g-${hue} is-exp` : `g-${hue}`}
          style={heightStyle(Math.max(lowest, height))}
          key={index}
        />
      ))}
    </span>
  )
}

/**
 * The member's next 52 weeks: a column per race, as high as the root of its kilometres. A drawing, not a list of links:
 * a column is too narrow for a finger, and the list below has them all.
 */
export function SavedSeason({ season }: Pick<SavedPageView, 'season'>) {
  const { title, help, weeks } = season
  return (
    <section className="own-season" aria-labelledby="own-season">
      <div className="own-season-h">
        <h2 id="own-season">{title}</h2>
        <p className="s muted">{help}</p>
      </div>
      <div className="own-season-b" aria-hidden="true">
        {weeks.map((week, index) => (
          <Week week={week} previous={weeks[index - 1]} key={index} />
        ))}
      </div>
      <p className="own-season-m" aria-hidden="true">
        {weeks.map(({ month }, index) => (
          <span key={index}>{month}</span>
        ))}
      </p>
    </section>
  )
}
