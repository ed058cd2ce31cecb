import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/account/members/reset-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/password/resetpassword')({
  loader: () => loadAlternates('members/password/resetpassword'),
  // The address may hold a token: no page that is asked for from here learns it.
  head: unlistedHead(m.password_reset_title, m.password_reset_text, { referrer: false }),
  component: () => <ResetPage />,
})
