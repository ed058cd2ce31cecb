import { createFileRoute } from '@tanstack/react-router'
import { GoogleButton } from '../features/account/google/google-button.tsx'
import { GoogleNotice, isGoogleError } from '../features/account/google/google-notice.tsx'
import { pathAfter, type Asked } from '../features/account/sign-in/path-after.ts'
import { Unconfirmed } from '../features/account/members/unconfirmed.tsx'
import { SignInPage } from '../features/account/sign-in/sign-in-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/signin')({
  loader: () => loadAlternates('members/signin'),
  head: unlistedHead(m.account_login, m.signin_description),
  component: Page,
})

function Page() {
  const asked: Asked = Route.useSearch()
  const error = asked['error']
  return (
    <SignInPage
      asked={asked}
      refused={isGoogleError(error) ? <GoogleNotice error={error} /> : null}
      google={<GoogleButton joinAs="athlete" back={() => pathAfter(asked)} />}
      unconfirmed={Unconfirmed}
    />
  )
}
