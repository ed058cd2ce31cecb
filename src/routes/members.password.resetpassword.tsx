import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/account/email-links/reset-password-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/password/resetpassword')({
  loader: () => loadAlternates('members/password/resetpassword'),
  // The URL may hold a token, which must not be sent in a Referer header.
  head: unlistedHead(m.password_reset_title, m.password_reset_text, { referrer: 'no-referrer' }),
  component: () => <ResetPasswordPage />,
})
