import { hrefTo } from '../../i18n/links.ts'
import type { CalendarView, FilterOption } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { Apply, Ends, FilterField } from './fields.tsx'
import { FilterLength } from './filter-length.tsx'
import { FilterWhen } from './filter-when.tsx'
import { FilterWhere } from './filter-where.tsx'
import { Options, SportOptions } from './options.tsx'
import { RailSection } from './rail-section.tsx'
import { useServedFields } from './use-served-fields.ts'

const isInForce = (options: readonly FilterOption[]): boolean =>
  options.some((option) => option.chosen)

/**
 * The filters: links, and one GET form for typed values, so that they work without scripts. They are beside the list
 * from 64rem on, and in a popover on phones.
 */
export function FilterRail({ calendar }: { calendar: CalendarView }) {
  const { rail } = calendar
  const form = useServedFields()
  const { climb, effort, price } = rail
  const shortFilters: [string, readonly FilterOption[]][] = [
    [m.filter_format(), rail.formats],
    [m.filter_team(), rail.teams],
    [m.filter_rating(), rail.ratings],
    [m.filter_language(), rail.languages],
  ]
  const hasClimb = climb.min + climb.max + effort.min + effort.max !== ''
  const hue = rail.sports.own.find((option) => option.chosen)?.hue ?? 'run'
  return (
    <aside
      className="rail"
      id="filters"
      popover="auto"
      aria-label={m.filters_heading()}
      data-panel=""
      data-stays=""
    >
      <div className="sh-h m-only">
        <h2>{m.filters_heading()}</h2>
        <button
          className="ib"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={m.filters_close()}
          data-first=""
        >
          <Icon name="close" />
        </button>
      </div>
      <form
        className="rail-f"
        id="filter-form"
        action={hrefTo({ to: 'calendar', criteria: [] })}
        method="get"
        ref={form}
      >
        {rail.hidden.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <div className="m-only">
          <RailSection title={m.sort_label()}>
            <Options
              isChoice
              options={calendar.sorts.map(({ sort, label, path }) => ({
                label,
                path,
                n: null,
                chosen: sort === calendar.sort,
              }))}
            />
          </RailSection>
        </div>
        <RailSection title={m.filter_sport()}>
          <SportOptions options={rail.sports.own} />
          <details className="year">
            <summary>{m.filter_any_sport()}</summary>
            <SportOptions options={rail.sports.others} />
          </details>
        </RailSection>
        <FilterLength rail={rail} hue={hue} />
        <FilterWhen rail={rail} />
        <FilterWhere rail={rail} />
        <RailSection title={m.panel_heading()}>
          <Options options={rail.registration} />
        </RailSection>
        <RailSection title={m.filter_climb()} isCollapsed={!hasClimb}>
          <Ends
            names={['minClimb', 'maxClimb']}
            unit={climb.unitName}
            min={climb.min}
            max={climb.max}
          />
          <h3>{m.filter_effort()}</h3>
          <p className="xs muted">{effort.help}</p>
          <Ends
            names={['minEffort', 'maxEffort']}
            unit={effort.unitName}
            min={effort.min}
            max={effort.max}
          />
          <Apply />
        </RailSection>
        <RailSection title={m.th_price()} isCollapsed={price.max === ''}>
          <Options options={[price.free]} />
          <FilterField
            name="maxPrice"
            label={m.filter_price_to({ currency: price.currency })}
            value={price.max}
          />
          <input type="hidden" name="priceIn" value={price.currency} />
          <Apply />
        </RailSection>
        {shortFilters.map(([title, options]) =>
          options.length === 0 ? null : (
            <RailSection title={title} isCollapsed={!isInForce(options)} key={title}>
              <Options options={options} />
            </RailSection>
          ),
        )}
      </form>
      <div className="sh-f m-only">
        <button
          className="btn btn-w"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          {m.filter_apply()} <span className="tab">{calendar.events.n}</span>
        </button>
      </div>
    </aside>
  )
}
