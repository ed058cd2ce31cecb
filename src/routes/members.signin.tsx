import { createFileRoute } from '@tanstack/react-router'
import { GoogleButton } from '../features/account/google/google-button.tsx'
import { GoogleNotice, isGoogleError } from '../features/account/google/google-notice.tsx'
import { returnPath, type SignInSearch } from '../features/account/sign-in/return-path.ts'
import { UnconfirmedAccountOptions } from '../features/account/registration/unconfirmed-account.tsx'
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
  const search: SignInSearch = Route.useSearch()
  const error = search['error']
  return (
    <SignInPage
      search={search}
      googleError={isGoogleError(error) ? <GoogleNotice error={error} /> : null}
      google={<GoogleButton joinAs="athlete" returnTo={() => returnPath(search)} />}
      unconfirmed={UnconfirmedAccountOptions}
    />
  )
}
