import { useId } from 'react'
import { numberOf } from './rule-value.ts'

interface NumberFieldProps {
  label: string
  /** Empty for no number. */
  value: string
  onChange: (value: number | null) => void
}

/** A whole number of a rule. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        type="number"
        min={0}
        value={value}
        onChange={({ target }) => onChange(numberOf(target.value))}
      />
    </div>
  )
}

interface SelectProps {
  label: string
  value: string
  /** Values with their names. */
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

/** One of a few values of a rule. */
export function SelectField({ label, value, options, onChange }: SelectProps) {
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
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
