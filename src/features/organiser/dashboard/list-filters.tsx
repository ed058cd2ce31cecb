import { useId } from 'react'
import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'
import { eventSorts } from '../../../model/members/organiser-events.ts'
import type { ListQuery } from './use-organiser-events.ts'

interface ChoiceProps {
  label: string
  value: string
  /** Text of the choice of all; absent if one must be chosen. */
  all?: string | undefined
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, all, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <select
        className="sel"
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ListFiltersProps {
  view: OrganiserEventsView
  query: ListQuery
  setQuery: (change: Partial<ListQuery>) => void
}

/** Tabs of states, and the filters of the list. */
export function ListFilters({ view, query, setQuery }: ListFiltersProps) {
  const id = useId()
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
        <form
          className="f"
          role="search"
          action={(form) => {
            const text = form.get('text')
            setQuery({ text: typeof text === 'string' ? text : '' })
          }}
        >
          <label htmlFor={id}>{words.text}</label>
          <span className="oe-find">
            <input
              className="in"
              id={id}
              name="text"
              type="search"
              maxLength={100}
              defaultValue={query.text}
              key={query.text}
            />
            <button className="btn btn-line" type="submit">
              {words.find}
            </button>
          </span>
        </form>
        {organisations.length < 2 ? null : (
          <Choice
            label={words.organiser}
            value={query.organiser}
            all={all}
            choices={organisations}
            onChange={(organiser) => setQuery({ organiser })}
          />
        )}
        {sports.length < 2 ? null : (
          <Choice
            label={words.sport}
            value={query.sport}
            all={all}
            choices={sports}
            onChange={(sport) => setQuery({ sport })}
          />
        )}
        {seasons.length < 2 ? null : (
          <Choice
            label={words.season}
            value={query.season}
            all={all}
            choices={seasons}
            onChange={(season) => setQuery({ season })}
          />
        )}
        <Choice
          label={words.sort}
          value={query.sort}
          choices={sorts}
          onChange={(value) =>
            setQuery({ sort: eventSorts.find((each) => each === value) ?? 'start' })
          }
        />
      </div>
    </>
  )
}
