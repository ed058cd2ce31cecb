import { useId } from 'react'
import type { ParticipantsView } from '../../../model/schemas/orders/participants.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { ParticipantsQuery } from './use-participants.ts'

interface ParticipantFiltersProps {
  view: ParticipantsView
  query: ParticipantsQuery
  setQuery: (change: Partial<ParticipantsQuery>) => void
}

/** Search, edition and race, and chips for what needs work. */
export function ParticipantFilters({ view, query, setQuery }: ParticipantFiltersProps) {
  const id = useId()
  const { words, editions, races, needs } = view
  const { need } = query
  return (
    <>
      <div className="pt-filters">
        <form
          className="f"
          role="search"
          action={(form) => {
            const text = form.get('text')
            setQuery({ text: typeof text === 'string' ? text.trim() : '' })
          }}
        >
          <label htmlFor={id}>{words.search}</label>
          <span className="pt-find">
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
        {races.length < 2 ? null : (
          <SelectField
            label={words.race}
            value={query.race}
            none={words.all}
            options={races.map(({ id: race, name }) => [String(race), name] as const)}
            onChange={(race) => setQuery({ race })}
          />
        )}
        {editions.length < 2 ? null : (
          <SelectField
            label={words.edition}
            value={query.date || (view.date ?? '')}
            options={editions.map(({ date, label }) => [date, label] as const)}
            onChange={(date) => setQuery({ date, race: '', need: '', text: '' })}
          />
        )}
      </div>
      <div className="pt-chips">
        <button
          className="chip"
          type="button"
          aria-pressed={need === ''}
          onClick={() => setQuery({ need: '' })}
        >
          {words.all}
        </button>
        {needs.map(({ need: each, name, n }) => (
          <button
            className="chip"
            key={each}
            type="button"
            aria-pressed={need === each}
            onClick={() => setQuery({ need: each })}
          >
            {name} <span className="tab">{n}</span>
          </button>
        ))}
      </div>
    </>
  )
}
