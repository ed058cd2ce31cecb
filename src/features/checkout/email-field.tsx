import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { emailMaximumCharacters } from '../../model/orders/people.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorText } from '../../ui/forms/error-text.tsx'

interface EmailFieldProps {
  email: CheckoutView['email']
  /** True after the form was sent. */
  isRefused: boolean
}

/** The address for the confirmation. One whose domain looks misspelt is asked about, and taken if it is confirmed. */
export function EmailField({ email: { value, isWrong, meant }, isRefused }: EmailFieldProps) {
  const isBad = isRefused && (isWrong || meant !== null)
  return (
    <>
      <div className={isBad ? 'f is-bad' : 'f'}>
        <label htmlFor="email">{m.profile_email_heading()}</label>
        <input
          className="in"
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          defaultValue={value}
          maxLength={emailMaximumCharacters}
          aria-invalid={isBad ? true : undefined}
          aria-describedby="email-note"
        />
        {isBad ? (
          <ErrorText id="email-note">
            {meant === null ? m.field_email() : m.checkout_email_meant({ address: meant })}
          </ErrorText>
        ) : (
          <p className="help" id="email-note">
            {m.checkout_email_help()}
          </p>
        )}
      </div>
      {isBad && meant !== null ? (
        <label className="co-k">
          <input type="checkbox" name="sure" value={value} />
          {m.checkout_email_right()}
        </label>
      ) : null}
    </>
  )
}
