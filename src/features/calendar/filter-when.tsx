import { useState } from 'react'
import type { CalendarRail } from '../../model/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Apply, Field } from './fields.tsx'
import { Fold } from './fold.tsx'
import { OptionLink, Options } from './options.tsx'
import { RailSection } from './rail-section.tsx'

/** Weekends, months by year, exact days, and a switch for expected dates. */
export function FilterWhen({ rail }: { rail: CalendarRail }) {
  const { weekends, years, confirmed, from, to } = rail
  const inForce = years.find(({ months }) => months.some(({ chosen }) => chosen))?.year
  // The open year stays open when its month is removed, because the focus is in it.
  const [openYear, setOpenYear] = useState(years.find(({ open }) => open)?.year)
  if (inForce !== undefined && inForce !== openYear) setOpenYear(inForce)
  return (
    <RailSection title={m.filter_when()}>
      <Options options={weekends} />
      {years.map(({ year, months }) => (
        <details className="year" name="years" open={year === openYear} key={year}>
          <summary className="tab">{year}</summary>
          <div className="months">
            {months.map((month) => (
              <OptionLink option={month} className="month" key={month.label} />
            ))}
          </div>
        </details>
      ))}
      <Fold className="year" isInForce={from !== '' || to !== ''} summary={m.filter_dates()}>
        <div className="pair">
          <Field name="from" label={m.filter_first_day()} value={from} type="date" />
          <Field name="to" label={m.filter_last_day()} value={to} type="date" />
        </div>
        <Apply />
      </Fold>
      <Options options={[confirmed]} />
    </RailSection>
  )
}
