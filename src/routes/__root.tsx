import { createRootRoute, Outlet } from '@tanstack/react-router'
import { api, bodyOf } from '../api.ts'
import { getLocale } from '../paraglide/runtime.js'
import { Document } from '../shell/document.tsx'
import { Frame } from '../shell/frame.tsx'
import { documentHead } from '../shell/document-head.ts'

export const Route = createRootRoute({
  loader: async () => await bodyOf(await api.menu.$get({ query: { locale: getLocale() } })),
  staleTime: Infinity,
  head: documentHead,
  shellComponent: Document,
  component: RootPage,
})

function RootPage() {
  return (
    <Frame menu={Route.useLoaderData()}>
      <Outlet />
    </Frame>
  )
}
