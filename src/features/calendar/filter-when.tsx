import type { CalendarRail } from '../../model/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Apply, Field } from './fields.tsx'
import { OptionLink, Options } from './options.tsx'
import { RailSection } from './rail-section.tsx'

/** Weekends, months by year, exact days, and whether expected dates count. */
export function FilterWhen({ rail }: { rail: CalendarRail }) {
  const { weekends, years, confirmed, from, to } = rail
  return (
    <RailSection title={m.filter_when()}>
      <Options options={weekends} />
      {years.map(({ year, open, months }) => (
        <details className="year" name="years" open={open} key={year}>
          <summary className="tab">{year}</summary>
          <div className="months">
            {months.map((month) => (
              <OptionLink option={month} className="month" key={month.label} />
            ))}
          </div>
        </details>
      ))}
      <details className="year" open={from !== '' || to !== ''}>
        <summary>{m.filter_dates()}</summary>
        <div className="pair">
          <Field name="from" label={m.filter_first_day()} value={from} type="date" />
          <Field name="to" label={m.filter_last_day()} value={to} type="date" />
        </div>
        <Apply />
      </details>
      <Options options={[confirmed]} />
    </RailSection>
  )
}
