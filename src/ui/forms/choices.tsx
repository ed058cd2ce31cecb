import type { FieldError } from '../../model/values/field-errors.ts'
import { ErrorNote, type FieldProps } from './field.tsx'

interface ChoicesProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** Value that is chosen at first. */
  chosen?: string | undefined
  error: FieldError | undefined
}

/** Up to six choices as sheets of paper, of which one is chosen. The error summary links to the first. */
export function Choices({ id, name, label, options, chosen, error }: ChoicesProps) {
  const noteId = `${id}-note`
  return (
    <fieldset
      className={error === undefined ? 'f' : 'f is-bad'}
      aria-describedby={error === undefined ? undefined : noteId}
    >
      <legend className="lab">{label}</legend>
      <div className="choices">
        {options.map((option, index) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              id={index === 0 ? id : undefined}
              defaultChecked={option.value === chosen}
              required
            />
            {option.label}
          </label>
        ))}
      </div>
      {error === undefined ? null : <ErrorNote id={noteId} error={error} label={label} />}
    </fieldset>
  )
}
