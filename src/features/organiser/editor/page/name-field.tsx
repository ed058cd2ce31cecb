import { fieldText } from '../../../../i18n/field-texts.ts'
import { m } from '../../../../paraglide/messages.js'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'

interface NameFieldProps {
  onChange: (value: string) => void
  isMissing: boolean
}

/** Name of a new event. */
export function NameField({ onChange, isMissing }: NameFieldProps) {
  const label = m.editor_name()
  return (
    <div className={isMissing ? 'f is-bad' : 'f'}>
      <label htmlFor="new-name">{label}</label>
      <input
        className="in"
        id="new-name"
        name="name"
        maxLength={160}
        autoComplete="off"
        required
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? 'new-name-error' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isMissing ? <ErrorText id="new-name-error">{fieldText('required', label)}</ErrorText> : null}
    </div>
  )
}
