import { createFileRoute } from '@tanstack/react-router'
import { GoogleButton } from '../features/google/google-button.tsx'
import { SignInPage } from '../features/sign-in/sign-in-page.tsx'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/signin')({
  loader: () => loadMemberAlternates('signin'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.account_login(),
      description: m.signin_description(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => (
    <SignInPage asked={Route.useSearch()} google={<GoogleButton role="athlete" />} />
  ),
})
