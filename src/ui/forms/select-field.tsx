import { useId } from 'react'

interface SelectFieldProps {
  label: string
  value: string
  /** Values with their names. */
  options: readonly (readonly [value: string, name: string])[]
  /** Text of the choice of nothing, whose value is ''; absent if one must be chosen. */
  none?: string | undefined
  onChange: (value: string) => void
}

/** One of a few values, which takes effect at once. */
export function SelectField({ label, value, options, none, onChange }: SelectFieldProps) {
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
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
