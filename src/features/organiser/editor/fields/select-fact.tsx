import { useFact, useText } from '../draft/editor-context.ts'
import { FactFrame, type FactFieldProps } from './fact-field.tsx'

export interface Option {
  value: string
  label: string
}

interface SelectFactProps extends FactFieldProps {
  options: readonly Option[]
  /** Label of the empty choice; the choice is left out without it. */
  none?: string
  onChange?: (value: string | null) => void
}

/** One of several values. */
export function SelectFact({ options, none, onChange, ...frame }: SelectFactProps) {
  const [value, set] = useText(frame.path)
  return (
    <FactFrame {...frame}>
      {(attributes) => (
        <select
          className="sel"
          value={value}
          onChange={({ target }) => {
            const chosen = target.value === '' ? null : target.value
            set(chosen)
            onChange?.(chosen)
          }}
          {...attributes}
        >
          {none === undefined && value !== '' ? null : <option value="">{none ?? ''}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FactFrame>
  )
}

/** A fact that is true or not stated. */
export function TickFact({ path, label }: { path: string; label: string }) {
  const [value, set] = useFact(path)
  return (
    <label className="ck" htmlFor={path}>
      <input
        id={path}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
