import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api.ts'
import { MembersPage } from '../features/members/members-page.tsx'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/registration')({
  loader: async () =>
    await bodyOf(await api.members[':page'].$get({ query: {}, param: { page: 'registration' } })),
  head: ({ loaderData }) =>
    pageHead({
      title: m.account_create(),
      description: m.members_text(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => <MembersPage title={m.account_create()} />,
})
