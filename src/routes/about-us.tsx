import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api.ts'
import { aboutHead } from '../features/about/about-head.ts'
import { AboutPage } from '../features/about/about-page.tsx'
import { getLocale } from '../paraglide/runtime.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/about-us')({
  loader: async () => {
    const { about } = await bodyOf(await api.menu.$get({ query: { locale: getLocale() } }))
    return { alternates: about }
  },
  head: ({ loaderData }) => pageHead(aboutHead(loaderData?.alternates ?? {})),
  component: AboutPage,
})
