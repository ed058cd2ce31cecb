import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '../features/members/forgot-page.tsx'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/password/forgotpassword')({
  loader: () => loadMemberAlternates('password/forgotpassword'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.password_forgot_title(),
      description: m.password_forgot_text(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => <ForgotPage />,
})
