import { useId } from 'react'

interface SelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** Text of the choice of nothing, whose value is ''. */
  none?: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** A labelled list of choices that takes effect at once. */
export function Select({ label, value, options, none, disabled, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="imp-f">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <select
        className="sel"
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option value={option.value} key={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
