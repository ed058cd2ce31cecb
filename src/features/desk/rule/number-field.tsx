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
