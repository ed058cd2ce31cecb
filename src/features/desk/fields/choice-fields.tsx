import { useId } from 'react'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useFault, useValue } from '../draft/editor-context.ts'

interface ChoiceProps {
  path: string
  label: string
  /** Values with their names. */
  options: readonly (readonly [value: string | number, name: string])[]
}

/** One of a few values. @property none name of the choice of no value */
export function ChoiceField({ path, label, options, none }: ChoiceProps & { none?: string }) {
  const [value, set] = useValue(path)
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const choose = (chosen: string) =>
    set(options.find(([each]) => String(each) === chosen)?.[0] || null)
  const named = options.map(([each, name]) => [String(each), name] as const)
  return <SelectField label={label} value={shown} options={named} none={none} onChange={choose} />
}

/** Several of a few values, stored in the order of the options. */
export function SetField({ path, label, options }: ChoiceProps) {
  const [value, set] = useValue(path)
  const fault = useFault(path, label)
  const id = useId()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <fieldset className={fault === null ? 'f dk-set' : 'f dk-set is-bad'}>
      <legend>{label}</legend>
      {options.map(([each, name]) => (
        <div className="ck" key={each}>
          <input
            id={`${id}-${each}`}
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              set(
                options.flatMap(([option]) => {
                  const isOn = option === each ? target.checked : chosen.includes(option)
                  return isOn ? [option] : []
                }),
              )
            }
          />
          <label htmlFor={`${id}-${each}`}>{name}</label>
        </div>
      ))}
      {fault === null ? null : <p className="err">{fault}</p>}
    </fieldset>
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
