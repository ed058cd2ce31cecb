import type { CalendarRail } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Apply, Ends } from './fields.tsx'
import { Collapsible } from './collapsible.tsx'
import { OptionLink } from './options.tsx'
import { RailSection } from './rail-section.tsx'

/**
 * SVG path of bars: heights up to 100, each bar 8 wide, one every 10, the first at index `from`. A path needs no inline
 * styles, which the policy of the page forbids.
 */
const bars = (heights: readonly number[], from: number): string =>
  heights.map((height, i) => `M${(from + i) * 10} 100v-${height}h8v${height}z`).join('')

/** Presets as numerals, a histogram of the races by length, and a range in the reader's unit. */
export function FilterLength({ rail, hue }: { rail: CalendarRail; hue: string }) {
  const { heights, first, last, range, unit, unitName, min, max } = rail.lengths
  return (
    <RailSection title={m.filter_distance()} note={range ?? unitName}>
      <div className="cells">
        {rail.presets.map((preset) => (
          <OptionLink
            option={preset}
            text={preset.figure}
            className={preset.figure === null ? 'cell' : 'cell cell-n'}
            title={preset.label}
            key={preset.label}
          />
        ))}
      </div>
      <svg
        className={`histo g-${hue}`}
        viewBox={`0 0 ${heights.length * 10} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars(heights, 0)} />
        <path className="hit" d={bars(heights.slice(first, last + 1), first)} />
      </svg>
      <Collapsible className="year" isInForce={min + max !== ''} summary={m.filter_range()}>
        <Ends names={['min', 'max']} unit={unitName} min={min} max={max} />
        <input type="hidden" name="unit" value={unit} />
        <Apply />
      </Collapsible>
    </RailSection>
  )
}
