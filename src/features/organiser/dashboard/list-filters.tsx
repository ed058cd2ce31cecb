import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'
import { eventSorts } from '../../../model/members/organiser-events.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { ListSearch } from '../list-search.tsx'
import type { ListQuery } from './use-organiser-events.ts'

/** Choices of the view as options of a field. */
const optionsOf = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => [value, label] as const)

interface ListFiltersProps {
  view: OrganiserEventsView
  query: ListQuery
  setQuery: (change: Partial<ListQuery>) => void
}

/** Tabs of states, and the filters of the list. */
export function ListFilters({ view, query, setQuery }: ListFiltersProps) {
  const { words, tabs, organisations, sports, seasons, sorts } = view
  const all = tabs[0]?.name
  return (
    <>
      <div className="tabs">
        {tabs.map(({ state, name, n }) => (
          <button
            key={state}
            type="button"
            aria-current={state === query.state ? 'true' : undefined}
            onClick={() => setQuery({ state })}
          >
            {name} <span className="n tab">{n}</span>
          </button>
        ))}
      </div>
      <div className="oe-filters">
        <ListSearch
          label={words.text}
          find={words.find}
          text={query.text}
          className="oe-find"
          onSearch={(text) => setQuery({ text })}
        />
        {organisations.length < 2 ? null : (
          <SelectField
            label={words.organiser}
            value={query.organiser}
            none={all}
            options={optionsOf(organisations)}
            onChange={(organiser) => setQuery({ organiser })}
          />
        )}
        {sports.length < 2 ? null : (
          <SelectField
            label={words.sport}
            value={query.sport}
            none={all}
            options={optionsOf(sports)}
            onChange={(sport) => setQuery({ sport })}
          />
        )}
        {seasons.length < 2 ? null : (
          <SelectField
            label={words.season}
            value={query.season}
            none={all}
            options={optionsOf(seasons)}
            onChange={(season) => setQuery({ season })}
          />
        )}
        <SelectField
          label={words.sort}
          value={query.sort}
          options={optionsOf(sorts)}
          onChange={(value) =>
            setQuery({ sort: eventSorts.find((each) => each === value) ?? 'start' })
          }
        />
      </div>
    </>
  )
}
