import type { SavedPageView, SavedWeek } from '../../../model/schemas/account/saved-page.ts'

/** Height of the lowest bar, of a race of unknown length, in percent. */
const lowest = 4
/** Share of a week's column that its bars fill. */
const filled = 0.88

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** Height of a bar, and of the tallest one of a week, as a share of the drawing. */
const shareOf = (height: number): number => Math.max(lowest, height) / 100
const tallestOf = ({ races }: SavedWeek): number =>
  Math.max(...races.map(({ height }) => shareOf(height)))

interface WeekProps {
  week: SavedWeek
  /** Left edge and width of the column, as shares of the drawing. */
  start: number
  width: number
}

/** Positions are attributes, because the policy of a shared list allows no inline styles. */
function Bars({ week: { races }, start, width }: WeekProps) {
  const edge = start + (width * (1 - filled)) / 2
  if (races.length === 0)
    return <rect className="none" x={percent(edge)} y="100%" width={percent(width * filled)} />
  const bar = (width * filled) / races.length
  return races.map(({ hue, height, expected }, index) => (
    <rect
      className={expected ? `bar g-${hue} is-exp` : `bar g-${hue}`}
      x={percent(edge + index * bar)}
      y={percent(1 - shareOf(height))}
      width={percent(bar)}
      height={percent(shareOf(height))}
      key={index}
    />
  ))
}

/**
 * The next 52 weeks of a list: a column per race, as high as the root of its kilometres. A drawing, not a list of links:
 * a column is too narrow for a finger, and the list below has them all.
 */
export function SavedSeason({ season }: Pick<SavedPageView, 'season'>) {
  const { title, help, weeks } = season
  const width = 1 / weeks.length
  return (
    <section className="own-season" aria-labelledby="own-season">
      <div className="own-season-h">
        <h2 id="own-season">{title}</h2>
        <p className="s muted">{help}</p>
      </div>
      <svg className="own-season-b" aria-hidden="true">
        {weeks.map((week, index) => (
          <Bars week={week} start={index * width} width={width} key={index} />
        ))}
        {weeks.map((week, index) =>
          // Beside another label there is no room for this one.
          week.day === null || (weeks[index - 1]?.day ?? null) !== null ? null : (
            <text x={percent((index + 0.5) * width)} y={percent(1 - tallestOf(week))} key={index}>
              {week.day}
            </text>
          ),
        )}
      </svg>
      <p className="own-season-m" aria-hidden="true">
        {weeks.map(({ month }, index) => (
          <span key={index}>{month}</span>
        ))}
      </p>
    </section>
  )
}
