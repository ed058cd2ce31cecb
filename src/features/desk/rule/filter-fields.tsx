import { useId } from 'react'
import { sportMessages } from '../../../i18n/code-messages.ts'
import { m } from '../../../paraglide/messages.js'
import { LinesField } from '../fields/lines-field.tsx'
import { NumberField } from './number-field.tsx'
import { endText, listOf, textOf, withEnd, withValue, type Part } from './rule-value.ts'

interface FilterProps {
  filter: Part
  onChange: (filter: Part) => void
}

/** Greatest ends of the ranges of a rule (src/model/challenges/rule.ts). */
const mostMetres = 10_000_000
const mostGain = 100_000

function Range({ filter, onChange, name, most, labels }: RangeProps) {
  const range = filter[name]
  return (
    <div className="dk-two">
      {([0, 1] as const).map((end) => (
        <NumberField
          key={end}
          label={labels[end]}
          value={endText(range, end, most)}
          onChange={(value) => onChange(withValue(filter, name, withEnd(range, end, value, most)))}
        />
      ))}
    </div>
  )
}

interface RangeProps extends FilterProps {
  name: 'metres' | 'gain'
  most: number
  labels: readonly [string, string]
}

/** Permalinks and lengths of the races that count: the conditions of a slot, and a part of those of a rule. */
export function RaceConditions({ filter, onChange }: FilterProps) {
  return (
    <>
      <LinesField
        label={m.desk_figure_events()}
        help={m.desk_event_help()}
        values={listOf(filter['events'])}
        onChange={(events) => onChange(withValue(filter, 'events', events))}
      />
      <Range
        filter={filter}
        onChange={onChange}
        name="metres"
        most={mostMetres}
        labels={[m.desk_rule_metres_from(), m.desk_rule_metres_to()]}
      />
    </>
  )
}

/** The conditions under which a race counts. Those without a value are none. */
export function FilterFields({ filter, onChange }: FilterProps) {
  const id = useId()
  const sports = listOf(filter['sports'])
  const day = (name: 'from' | 'until', label: string) => (
    <div className="f">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        className="in"
        id={`${id}-${name}`}
        type="date"
        value={textOf(filter[name])}
        onChange={({ target }) => onChange(withValue(filter, name, target.value))}
      />
    </div>
  )
  return (
    <fieldset className="f dk-group">
      <legend>{m.desk_rule_filter()}</legend>
      <details className="dk-sports" open={sports.length > 0}>
        <summary>{m.nav_sports()}</summary>
        <div className="dk-set">
          {Object.entries(sportMessages).map(([sport, name]) => (
            <div className="ck" key={sport}>
              <input
                id={`${id}-${sport}`}
                type="checkbox"
                checked={sports.includes(sport)}
                onChange={({ target }) => {
                  const others = sports.filter((each) => each !== sport)
                  onChange(
                    withValue(filter, 'sports', target.checked ? [...others, sport] : others),
                  )
                }}
              />
              <label htmlFor={`${id}-${sport}`}>{name()}</label>
            </div>
          ))}
        </div>
      </details>
      <LinesField
        label={m.desk_rule_countries()}
        help={m.desk_rule_countries_help()}
        values={listOf(filter['countries'])}
        onChange={(countries) =>
          onChange(
            withValue(
              filter,
              'countries',
              countries.map((code) => code.toUpperCase()),
            ),
          )
        }
      />
      <RaceConditions filter={filter} onChange={onChange} />
      <Range
        filter={filter}
        onChange={onChange}
        name="gain"
        most={mostGain}
        labels={[m.desk_rule_gain_from(), m.desk_rule_gain_to()]}
      />
      <div className="dk-two">
        {day('from', m.desk_rule_from())}
        {day('until', m.desk_rule_until())}
      </div>
    </fieldset>
  )
}
