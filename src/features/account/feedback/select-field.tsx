import { FieldFrame, type FieldProps } from '../../../ui/forms/field.tsx'

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** Label of the option without a value. */
  none?: string
  chosen?: string
}

/** A list of options, one of which is chosen. */
export function SelectField({ options, none, chosen, ...frame }: SelectFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <select className="sel" defaultValue={chosen} {...attributes}>
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
