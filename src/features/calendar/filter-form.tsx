import { hrefTo } from '../../i18n/links.ts'
import type { CalendarView, FilterOption } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

function Choice({
  name,
  label,
  any,
  options,
}: {
  name: string
  label: string
  any: string
  options: readonly FilterOption[]
}) {
  const selected = options.find((option) => option.selected)?.value ?? ''
  return (
    <div className="f rail-s">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select
        className="sel"
        id={`filter-${name}`}
        name={name}
        defaultValue={selected}
        key={selected}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function Text({
  name,
  label,
  value,
  mode,
}: {
  name: string
  label: string
  value: string
  mode?: 'decimal'
}) {
  return (
    <div className="f">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input
        className="in"
        id={`filter-${name}`}
        name={name}
        defaultValue={value}
        key={value}
        inputMode={mode}
        autoComplete="off"
        maxLength={200}
      />
    </div>
  )
}

/**
 * The filters as a GET form that works without scripts; the answer goes to the list's own address. On phones it is
 * folded behind its heading.
 */
export function FilterForm({ calendar }: { calendar: CalendarView }) {
  const { filters } = calendar
  return (
    <details className="rail" open={false}>
      <summary className="chip">
        <Icon name="sliders" size="s" />
        {m.filters_heading()}
        {calendar.active.length === 0 ? null : (
          <span className="tag tag-count">{calendar.active.length}</span>
        )}
      </summary>
      <form
        action={hrefTo({ to: 'calendar', criteria: [] })}
        method="get"
        aria-label={m.filters_heading()}
      >
        <Choice
          name="sport"
          label={m.filter_sport()}
          any={m.filter_any_sport()}
          options={filters.sport}
        />
        <Choice
          name="month"
          label={m.filter_month()}
          any={m.filter_any_month()}
          options={filters.month}
        />
        <Choice
          name="country"
          label={m.filter_country()}
          any={m.filter_any_country()}
          options={filters.country}
        />
        <Choice
          name="distance"
          label={m.filter_distance()}
          any={m.filter_any_distance()}
          options={filters.distance}
        />
        <div className="rail-s pair">
          <Text
            name="min"
            label={m.filter_length_from({ unit: filters.unitName })}
            value={filters.min}
            mode="decimal"
          />
          <Text
            name="max"
            label={m.filter_length_to({ unit: filters.unitName })}
            value={filters.max}
            mode="decimal"
          />
          <input type="hidden" name="unit" value={filters.unit} />
        </div>
        <div className="rail-s">
          <Text name="text" label={m.filter_text()} value={filters.text} />
        </div>
        <label className="ck rail-s">
          <input
            type="checkbox"
            name="confirmed"
            value="1"
            defaultChecked={filters.confirmed}
            key={String(filters.confirmed)}
          />
          <span>{m.filter_confirmed()}</span>
        </label>
        {filters.from === '' ? null : <input type="hidden" name="from" value={filters.from} />}
        {filters.to === '' ? null : <input type="hidden" name="to" value={filters.to} />}
        <button className="btn btn-w" type="submit">
          {m.filter_apply()}
        </button>
      </form>
    </details>
  )
}
