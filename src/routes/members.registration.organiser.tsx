import { createFileRoute } from '@tanstack/react-router'
import { RegistrationPage } from '../features/account/registration/registration-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { joinByGoogle } from '../shell/join-by-google.tsx'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/registration/organiser')({
  loader: () => loadAlternates('members/registration/organiser'),
  head: unlistedHead(m.registration_title, m.registration_description),
  component: () => <RegistrationPage role="organiser" google={joinByGoogle} />,
})
