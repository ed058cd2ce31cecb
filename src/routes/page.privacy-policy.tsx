import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api.ts'
import { PrivacyPage } from '../features/policies/privacy-page.tsx'
import { getLocale } from '../paraglide/runtime.js'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/page/privacy-policy')({
  loader: async () => {
    const { privacy } = await bodyOf(await api.menu.$get({ query: { locale: getLocale() } }))
    return { alternates: privacy }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: m.footer_privacy(),
      description: m.privacy_description(),
      alternates: loaderData?.alternates ?? {},
    }),
  component: PrivacyPage,
})
