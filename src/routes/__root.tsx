import { createRootRoute, Outlet } from '@tanstack/react-router'
import { getLocale } from '../paraglide/runtime.js'
import { Document } from '../shell/document.tsx'
import { Frame } from '../shell/frame.tsx'
import { documentHead } from '../shell/document-head.ts'
import { loadMessages } from '../request/load-messages.ts'
import { listsOf } from '../shell/message-lists.ts'

export const Route = createRootRoute({
  beforeLoad: async ({ matches }) => {
    await Promise.all(listsOf(matches).map(loadMessages))
  },
  head: ({ matches }) => documentHead(getLocale(), listsOf(matches)),
  shellComponent: Document,
  component: RootPage,
})

function RootPage() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
