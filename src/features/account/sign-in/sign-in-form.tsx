import { useState, type ReactNode } from 'react'
import { memberChanged } from '../../../browser/events.ts'
import { carriedKey } from '../../../model/members.ts'
import { storePendingRegistration } from '../../../browser/pending-registration.ts'
import { session } from '../../../browser/storage.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { signInFields } from '../../../model/schemas/members.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { signInWith, type Unconfirmed } from './credentials.ts'
import { refusalOf } from './refusal.ts'

/** What led somebody here goes on with the tab (spec §2.3). */
function carry(): void {
  const carried = new URLSearchParams(window.location.search).get(carriedKey) ?? ''
  if (/^[\w-]{1,64}$/u.test(carried)) session.set(carriedKey, carried)
}

interface SignInFormProps {
  /** Goes before the ids of its controls: a page and a dialog can be there at once. */
  prefix: string
  /** Another way in, above the form. */
  google: ReactNode
  /** What there is to say before the first try. */
  notice?: ReactNode
  /** Where to go afterwards: a path of this site. */
  path: () => string
  /** @param path where the server leads */
  onSignedIn: (path: string) => void
  /** The ways on from an account that is not confirmed. */
  unconfirmed: (account: Unconfirmed) => ReactNode
}

export function SignInForm({
  prefix,
  google,
  notice,
  path,
  onSignedIn,
  unconfirmed,
}: SignInFormProps) {
  const [waiting, setWaiting] = useState<Unconfirmed | null>(null)
  const { form, field, isBusy } = useForm({
    schema: signInFields,
    labels: { identifier: m.signin_identifier(), password: m.signin_password() },
    prefix,
    send: async (credentials) => {
      const result = await signInWith(credentials, path())
      if (result.ok) {
        carry()
        document.dispatchEvent(new Event(memberChanged))
        onSignedIn(result.path)
      }
      const account = result.ok ? null : (result.unconfirmed ?? null)
      // The page of the registration's last step, one link from here, corrects the address.
      if (account !== null) storePendingRegistration(account)
      setWaiting(account)
      return refusalOf(result)
    },
  })
  return (
    <>
      {google}
      <p className="or">{m.signin_or()}</p>
      <Form {...form} aria-busy={isBusy}>
        {form.summary.attempt === 0 ? notice : null}
        {waiting === null ? null : unconfirmed(waiting)}
        <Field
          {...field('identifier')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
        />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <p className="s">
          <a className="link" href={hrefTo({ to: 'members', page: 'password/forgotpassword' })}>
            {m.signin_forgot()}
          </a>
        </p>
        <BusyButton busy={isBusy} className="btn btn-flare btn-l btn-w">
          {m.account_login()}
        </BusyButton>
      </Form>
    </>
  )
}
