import type { OfferView } from '../../model/views.ts'

interface DayBarsProps extends Pick<OfferView, 'days' | 'low' | 'now'> {
  /** True draws outlines, for days of which nothing is known. */
  isEmpty?: boolean
  /** Says the same in words; without it the drawing is decoration. */
  label?: string
}

/** Width of a bar and of the space after it, in units of the drawing. */
const bar = 8
const step = 10
const height = 100

/** Thirty days of a price and the one after them; the lowest days are dark, with a line at their height. */
export function DayBars({ days, low, now, isEmpty = false, label }: DayBarsProps) {
  const rectangle = (share: number, index: number) =>
    `M${index * step} ${height}v${-share}h${bar}v${share}z`
  const isLow = (share: number) => share === low
  return (
    <svg
      className={isEmpty ? 'd30 is-empty' : 'd30'}
      viewBox={`0 0 ${days.length * step + bar} ${height}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        className="d30-p"
        d={days.map((share, index) => (isLow(share) ? '' : rectangle(share, index))).join('')}
      />
      <path
        className="d30-l"
        d={days.map((share, index) => (isLow(share) ? rectangle(share, index) : '')).join('')}
      />
      <path className="d30-n" d={rectangle(now, days.length)} />
      {isEmpty ? null : (
        <path className="d30-d" d={`M0 ${height - low}H${days.length * step + bar}`} />
      )}
    </svg>
  )
}
