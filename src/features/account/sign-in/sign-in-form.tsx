import { useState, type ReactNode } from 'react'
import { api } from '../../../api/index.ts'
import { memberChanged } from '../../../browser/events.ts'
import { carriedKey } from '../../../model/members/members.ts'
import { storePendingRegistration } from '../../../browser/pending-registration.ts'
import { sessionStore } from '../../../browser/storage.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { signInFields } from '../../../model/schemas/account/members.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { signInWithCredentials, type UnconfirmedAccount } from './credentials.ts'
import { KeepAccount } from './keep-account.tsx'
import { signInRefusal } from './sign-in-refusal.ts'

/** Stores the query's marker of the page that led to the sign-in in session storage (spec §2.3). */
function storeCarriedMarker(): void {
  const carried = new URLSearchParams(window.location.search).get(carriedKey) ?? ''
  if (/^[\w-]{1,64}$/u.test(carried)) sessionStore.set(carriedKey, carried)
}

interface SignInFormProps {
  /** Prefix of the controls' ids, because the page and the dialog can be open at once. */
  prefix: string
  /** Button that signs in with Google, above the form. */
  google: ReactNode
  /** Shown until the first attempt. */
  notice?: ReactNode
  /** Path of this site to go to afterwards. */
  path: () => string
  /** The same for a browser without scripts. */
  plainPath: string
  /** @param path path of the server's redirect */
  onSignedIn: (path: string) => void
  /** Shown after the correct password of an account that is not confirmed. */
  unconfirmed: (account: UnconfirmedAccount) => ReactNode
}

/** Without scripts the browser sends the form, and the server leads back to the page with the error. */
export function SignInForm({
  prefix,
  google,
  notice,
  path,
  plainPath,
  onSignedIn,
  unconfirmed,
}: SignInFormProps) {
  const [unconfirmedAccount, setUnconfirmedAccount] = useState<UnconfirmedAccount | null>(null)
  const [closedAccount, setClosedAccount] = useState<string | null>(null)
  const isHydrated = useIsHydrated()
  const { form, field, isBusy } = useForm({
    schema: signInFields,
    labels: { identifier: m.signin_identifier(), password: m.signin_password() },
    prefix,
    send: async (credentials) => {
      const result = await signInWithCredentials(credentials, path())
      if (result.ok) {
        storeCarriedMarker()
        document.dispatchEvent(new Event(memberChanged))
        onSignedIn(result.path)
      }
      const account = result.ok ? null : (result.unconfirmed ?? null)
      // The last page of the registration, linked from here, reads it to correct the email address.
      if (account !== null) storePendingRegistration(account)
      setUnconfirmedAccount(account)
      setClosedAccount(result.ok ? null : (result.closed ?? null))
      return signInRefusal(result)
    },
  })
  return (
    <>
      {google}
      <p className="or">{m.signin_or()}</p>
      <Form
        {...form}
        action={api.auth.callback.credentials.$path()}
        noValidate={isHydrated}
        aria-busy={isBusy}
      >
        <input type="hidden" name="callbackUrl" value={plainPath} />
        <input type="hidden" name="locale" value={getLocale()} />
        {form.summary.attempt === 0 ? notice : null}
        {unconfirmedAccount === null ? null : unconfirmed(unconfirmedAccount)}
        {closedAccount === null ? null : (
          <KeepAccount token={closedAccount} onKept={() => form.element.current?.requestSubmit()} />
        )}
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
        <BusyButton busy={isBusy} isPlain className="btn btn-flare btn-l btn-w">
          {m.account_login()}
        </BusyButton>
      </Form>
    </>
  )
}
