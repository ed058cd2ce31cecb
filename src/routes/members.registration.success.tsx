import { createFileRoute } from '@tanstack/react-router'
import { SuccessPage } from '../features/account/registration/success-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/registration/success')({
  loader: () => loadAlternates('members/registration/success'),
  head: unlistedHead(m.registration_step_mail, m.registration_description),
  component: () => <SuccessPage />,
})
