import { createFileRoute } from '@tanstack/react-router'
import { MembersPage } from '../features/members/members-page.tsx'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/signin')({
  loader: () => loadMemberAlternates('signin'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.account_login(),
      description: m.members_text(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => <MembersPage title={m.account_login()} />,
})
