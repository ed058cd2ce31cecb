import type { ComponentProps, ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { nextKey } from '../../../model/members/members.ts'
import { m } from '../../../paraglide/messages.js'
import { AlreadySignedIn } from '../../../ui/already-signed-in.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ScenePanel } from '../../../ui/scene-panel.tsx'
import { ClosedAccount } from './closed-account.tsx'
import { CreateAccountLink } from './create-account-link.tsx'
import { leaveTo, nextPath, returnPath, type SignInSearch } from './return-path.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Errors of the form that a browser without scripts has sent, and of a redirect. */
const errorTexts = new Map([
  ['credentials', m.signin_wrong],
  ['not-confirmed', m.registration_sent],
  ['account-blocked', m.signin_blocked],
  ['too-many-requests', m.field_busy],
  ['unavailable', m.field_failed],
])

const errorText = (error: unknown): string =>
  ((typeof error === 'string' ? errorTexts.get(error) : undefined) ?? m.signin_failed)()

/** Notice for the page's query; null without one. */
function noticeFor(search: SignInSearch) {
  if (search['confirmation'] === 'success')
    return { kind: 'n-ok', icon: 'check', text: m.signin_confirmed() } as const
  const { error } = search
  if (error !== undefined) return { kind: 'n-bad', icon: 'alert', text: errorText(error) } as const
  if (typeof search[nextKey] === 'string')
    return { kind: '', icon: 'info', text: m.signin_needed() } as const
  return null
}

function Notice({ search }: { search: SignInSearch }) {
  if (search['error'] === 'account-closed') return <ClosedAccount />
  const notice = noticeFor(search)
  if (notice === null) return null
  return (
    <div className={`notice ${notice.kind}`.trim()} role="status">
      <Icon name={notice.icon} />
      <p>{notice.text}</p>
    </div>
  )
}

interface SignInPageProps {
  search: SignInSearch
  /** Shown if signing in with Google failed. */
  googleError: ReactNode
  /** Button that signs in with Google. */
  google: ReactNode
  unconfirmed: ComponentProps<typeof SignInForm>['unconfirmed']
}

/** The sign-in page: for links without JavaScript, and for pages that require a session. */
export function SignInPage({ search, googleError, google, unconfirmed }: SignInPageProps) {
  return (
    <div className="auth" data-hydrate="now">
      <div className="auth-l signin">
        <div className="dlg eye">
          <div className="dlg-h">
            <h1>{m.account_login()}</h1>
          </div>
          <AlreadySignedIn className="dlg-b" next={nextPath(search)} />
          <div className="dlg-b when-out">
            <SignInForm
              prefix="signin-"
              notice={googleError ?? <Notice search={search} />}
              onSignedIn={leaveTo}
              google={google}
              unconfirmed={unconfirmed}
              path={() => returnPath(search)}
              plainPath={nextPath(search) ?? hrefTo({ to: 'home' })}
            />
          </div>
          <div className="when-out">
            <CreateAccountLink next={nextPath(search)} />
          </div>
        </div>
      </div>
      <ScenePanel hue="run" />
    </div>
  )
}
