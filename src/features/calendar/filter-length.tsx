import type { CalendarRail } from '../../model/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Apply, Ends } from './fields.tsx'
import { Options } from './options.tsx'
import { RailSection } from './rail-section.tsx'

/** Bars of a hundred, eight wide every ten; inline style is not for a page with a strict policy. */
function bars(heights: readonly number[], isIn: (index: number) => boolean): string {
  return heights
    .map((height, i) => (height === 0 || !isIn(i) ? '' : `M${i * 10} ${100 - height}h8V100h-8z`))
    .join('')
}

/** Presets, the races by length as a drawing, and a range in the reader's unit. */
export function FilterLength({ rail, hue }: { rail: CalendarRail; hue: string }) {
  const { heights, first, last, range, unit, unitName, min, max } = rail.lengths
  const isHit = (i: number) => i >= first && i <= last
  return (
    <RailSection title={m.filter_distance()} note={range}>
      <Options options={rail.presets} />
      <svg
        className={`histo g-${hue}`}
        viewBox={`0 0 ${heights.length * 10} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars(heights, (i) => !isHit(i))} />
        <path className="hit" d={bars(heights, isHit)} />
      </svg>
      <Ends names={['min', 'max']} unit={unitName} min={min} max={max} />
      <input type="hidden" name="unit" value={unit} />
      <Apply />
    </RailSection>
  )
}
