import { m } from '../../paraglide/messages.js'

/** A field of the filters' form. Its value is that of the URL; `useServedFields` restores it after each navigation. */
export function FilterField({
  name,
  label,
  value,
  type = 'number',
}: {
  name: string
  label: string
  value: string
  type?: 'number' | 'text' | 'date'
}) {
  return (
    <div className="f">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <input
        className="in"
        id={`filter-${name}`}
        name={name}
        type={type === 'date' ? 'date' : undefined}
        defaultValue={value}
        inputMode={type === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={type === 'date' ? undefined : 200}
      />
    </div>
  )
}

export function Ends({
  names,
  unit,
  min,
  max,
}: {
  names: readonly [string, string]
  unit: string
  min: string
  max: string
}) {
  return (
    <div className="pair">
      <FilterField name={names[0]} label={m.filter_length_from({ unit })} value={min} />
      <FilterField name={names[1]} label={m.filter_length_to({ unit })} value={max} />
    </div>
  )
}

export function Apply() {
  return (
    <button className="btn btn-line btn-s" type="submit">
      {m.filter_apply()}
    </button>
  )
}
