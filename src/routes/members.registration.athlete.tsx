import { createFileRoute } from '@tanstack/react-router'
import { GoogleButton } from '../features/google/google-button.tsx'
import { RegistrationPage } from '../features/members/registration-page.tsx'
import { hrefTo } from '../i18n/links.ts'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/registration/athlete')({
  loader: () => loadMemberAlternates('registration/athlete'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.registration_title(),
      description: m.registration_description(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => (
    <RegistrationPage
      role="athlete"
      provider={<GoogleButton joinAs="athlete" back={hrefTo({ to: 'profile', page: 'edit' })} />}
    />
  ),
})
