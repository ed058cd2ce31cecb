import { useId } from 'react'
import { useValue } from '../draft/editor-context.ts'

interface ChoiceProps {
  path: string
  label: string
  /** Values with their names. */
  options: readonly (readonly [value: string | number, name: string])[]
}

/** One of a few values. */
export function ChoiceField({ path, label, options }: ChoiceProps) {
  const [value, set] = useValue(path)
  const id = useId()
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <select
        className="sel"
        id={id}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        onChange={({ target }) => set(options[target.selectedIndex]?.[0] ?? null)}
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

/** A tick. */
export function FlagField({ path, label }: Omit<ChoiceProps, 'options'>) {
  const [value, set] = useValue(path)
  const id = useId()
  return (
    <div className="ck">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
