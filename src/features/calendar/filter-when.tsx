import type { CalendarRail } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Apply, FilterField } from './fields.tsx'
import { Collapsible } from './collapsible.tsx'
import { OptionLink, Options } from './options.tsx'
import { RailSection } from './rail-section.tsx'

function Months({ months }: { months: CalendarRail['months'] }) {
  return (
    <div className="cells">
      {months.map((month) => (
        <OptionLink
          option={month}
          className={`cell heat${month.heat}`}
          title={month.title}
          key={month.title}
        />
      ))}
    </div>
  )
}

/** Weekends, the months of a year as a heat grid, a switch for expected dates, other months and exact days. */
export function FilterWhen({ rail }: { rail: CalendarRail }) {
  const { weekends, months, years, confirmed, from, to } = rail
  return (
    <RailSection title={m.filter_when()}>
      <div className="cells halves">
        {weekends.map((weekend) => (
          <OptionLink option={weekend} className="cell" key={weekend.label} />
        ))}
      </div>
      <Months months={months} />
      <Options options={[confirmed]} />
      {years.map((year) => (
        <Collapsible
          className="year"
          isInForce={year.months.some(({ chosen }) => chosen)}
          summary={<span className="tab">{year.year}</span>}
          key={year.year}
        >
          <Months months={year.months} />
        </Collapsible>
      ))}
      <Collapsible className="year" isInForce={from !== '' || to !== ''} summary={m.filter_dates()}>
        <div className="pair">
          <FilterField name="from" label={m.filter_first_day()} value={from} type="date" />
          <FilterField name="to" label={m.filter_last_day()} value={to} type="date" />
        </div>
        <Apply />
      </Collapsible>
    </RailSection>
  )
}
