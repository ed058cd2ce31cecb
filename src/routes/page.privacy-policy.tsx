import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../features/policies/privacy-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'
import { ServedOperator } from '../shell/served-operator.tsx'

export const Route = createFileRoute('/page/privacy-policy')({
  staticData: { messages: 'texts' },
  loader: () => loadAlternates('page/privacy-policy'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.footer_privacy(),
      description: m.privacy_description(),
      alternates: loaderData?.alternates ?? {},
      sheets: ['text'],
    }),
  component: () => <PrivacyPage operator={<ServedOperator />} />,
})
