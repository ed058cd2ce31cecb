import type { CalendarRail } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Apply, FilterField } from './fields.tsx'
import { Options } from './options.tsx'
import { RailSection } from './rail-section.tsx'

/** A text, places nearby, and a country with its regions and cities. */
export function FilterWhere({ rail }: { rail: CalendarRail }) {
  const { countries, moreCountries, regions, cities, near, radii, text } = rail
  const chosen = moreCountries.find((country) => country.chosen)?.word ?? ''
  return (
    <RailSection title={m.filter_where()}>
      <FilterField name="text" label={m.filter_text()} value={text} type="text" />
      <Options options={near} />
      <Options options={radii} />
      <Options options={countries} />
      <select
        className="sel"
        aria-label={m.filter_country()}
        name="country"
        defaultValue={chosen}
        data-served={chosen}
      >
        <option value="">{m.filter_any_country()}</option>
        {moreCountries.map(({ word, label }) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </select>
      {regions.length === 0 ? null : (
        <>
          <h3>{m.filter_region()}</h3>
          <Options options={regions} />
        </>
      )}
      {cities.length === 0 ? null : (
        <>
          <h3>{m.filter_city()}</h3>
          <Options options={cities} />
        </>
      )}
      <Apply />
    </RailSection>
  )
}
