import { createFileRoute } from '@tanstack/react-router'
import { GoogleButton } from '../features/google/google-button.tsx'
import { RoleChoice } from '../features/members/role-choice.tsx'
import { hrefTo } from '../i18n/links.ts'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/registration/')({
  loader: () => loadMemberAlternates('registration'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.account_create(),
      description: m.registration_description(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => (
    <RoleChoice
      provider={(role) => (
        <GoogleButton joinAs={role} back={hrefTo({ to: 'profile', page: 'edit' })} />
      )}
    />
  ),
})
