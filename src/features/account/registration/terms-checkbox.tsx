import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorNote, type FieldProps } from '../../../ui/forms/field.tsx'

/** Required consent checkbox. The policy opens in a new tab, so that the form keeps its input. */
export function TermsCheckbox({ id, name, label, error }: FieldProps) {
  const isBad = error !== undefined
  const noteId = isBad ? `${id}-note` : undefined
  return (
    <div className={isBad ? 'f is-bad' : 'f'}>
      <div className="ck">
        <input
          id={id}
          name={name}
          type="checkbox"
          required
          aria-invalid={isBad ? true : undefined}
          aria-describedby={noteId}
        />
        <label htmlFor={id}>{m.registration_terms()}</label>
      </div>
      {isBad ? <ErrorNote id={noteId} error={error} label={label} /> : null}
      <p className="s">
        <a
          className="link"
          href={hrefTo({ to: 'policy', policy: 'privacy-policy' })}
          target="_blank"
          rel="noopener"
        >
          {m.footer_privacy()}
        </a>
      </p>
    </div>
  )
}
