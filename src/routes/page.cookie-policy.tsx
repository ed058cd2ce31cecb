import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api.ts'
import { CookiePage } from '../features/policies/cookie-page.tsx'
import { getLocale } from '../paraglide/runtime.js'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/page/cookie-policy')({
  loader: async () => {
    const { cookies } = await bodyOf(await api.menu.$get({ query: { locale: getLocale() } }))
    return { alternates: cookies }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: m.cookies_heading(),
      description: m.cookies_description(),
      alternates: loaderData?.alternates ?? {},
    }),
  component: CookiePage,
})
