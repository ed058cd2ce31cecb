import type { ParticipantsView } from '../../../model/schemas/orders/participants.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { ListSearch } from '../list-search.tsx'
import type { ParticipantsQuery } from './use-participants.ts'

interface ParticipantFiltersProps {
  view: ParticipantsView
  query: ParticipantsQuery
  setQuery: (change: Partial<ParticipantsQuery>) => void
}

/** Search, edition and race, and chips for what needs work. */
export function ParticipantFilters({ view, query, setQuery }: ParticipantFiltersProps) {
  const { words, editions, races, needs } = view
  const { need } = query
  return (
    <>
      <div className="pt-filters">
        <ListSearch
          label={words.search}
          find={words.find}
          text={query.text}
          className="pt-find"
          onSearch={(text) => setQuery({ text: text.trim() })}
        />
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
