import type { ComponentProps, ReactNode } from 'react'
import { nextKey } from '../../../model/members.ts'
import { m } from '../../../paraglide/messages.js'
import { safeRedirect } from '../../../model/safe-redirect.ts'
import { AlreadySignedIn } from '../../../ui/already-signed-in.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CreateAccount } from './create-account.tsx'
import { goOn, pathAfter, type Asked } from './path-after.ts'
import { SignInForm } from './sign-in-form.tsx'

/** What the address says, where it says something that the page knows. */
function noticeFor(asked: Asked) {
  if (asked['confirmation'] === 'success')
    return { kind: 'n-ok', icon: 'check', text: m.signin_confirmed() } as const
  if (asked['error'] === 'credentials')
    return { kind: 'n-bad', icon: 'alert', text: m.signin_wrong() } as const
  if (asked['error'] !== undefined)
    return { kind: 'n-bad', icon: 'alert', text: m.signin_failed() } as const
  if (typeof asked[nextKey] === 'string')
    return { kind: '', icon: 'info', text: m.signin_needed() } as const
  return null
}

function Notice({ asked }: { asked: Asked }) {
  const notice = noticeFor(asked)
  if (notice === null) return null
  return (
    <div className={`notice ${notice.kind}`.trim()} role="status">
      <Icon name={notice.icon} />
      <p>{notice.text}</p>
    </div>
  )
}

interface SignInPageProps {
  /** The keys of the address. */
  asked: Asked
  /** Why another way in led back here. */
  refused: ReactNode
  /** Another way in. */
  google: ReactNode
  unconfirmed: ComponentProps<typeof SignInForm>['unconfirmed']
}

/** The page that signs in: where links without scripts lead, and whoever has to be signed in to go on. */
export function SignInPage({ asked, refused, google, unconfirmed }: SignInPageProps) {
  const next = asked[nextKey]
  return (
    <div className="wrap signin" data-hydrate="now">
      <div className="dlg eye">
        <div className="dlg-h">
          <h1>{m.account_login()}</h1>
        </div>
        <AlreadySignedIn
          className="dlg-b"
          next={safeRedirect(typeof next === 'string' ? next : null)}
        />
        <div className="dlg-b when-out">
          <p className="no-script">{m.signin_no_script()}</p>
          <SignInForm
            prefix="signin-"
            notice={refused ?? <Notice asked={asked} />}
            onSignedIn={goOn}
            google={google}
            unconfirmed={unconfirmed}
            path={() => pathAfter(asked)}
          />
        </div>
        <div className="when-out">
          <CreateAccount />
        </div>
      </div>
    </div>
  )
}
