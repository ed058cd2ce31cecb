import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationPage } from '../features/account/email-links/confirmation-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/confirmation')({
  loader: () => loadAlternates('members/confirmation'),
  // The URL may hold a token, which must not be sent in a Referer header.
  head: unlistedHead(m.confirmation_title, m.confirmation_ask, { referrer: 'no-referrer' }),
  component: () => <ConfirmationPage />,
})
