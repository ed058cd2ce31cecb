import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../features/account/email-links/forgot-password-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/password/forgotpassword')({
  loader: () => loadAlternates('members/password/forgotpassword'),
  head: unlistedHead(m.password_forgot_title, m.password_forgot_text),
  component: () => <ForgotPasswordPage />,
})
