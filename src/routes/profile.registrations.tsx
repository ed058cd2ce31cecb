import { createFileRoute } from '@tanstack/react-router'
import { SignUpsPage } from '../features/account/profile/sign-ups-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/registrations')({
  loader: () => loadAlternates('profile/registrations'),
  head: unlistedHead(m.profile_sign_ups, m.profile_sign_ups_text),
  component: SignUpsPage,
})
