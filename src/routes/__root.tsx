import { createRootRoute, Outlet } from '@tanstack/react-router'
import { getLocale } from '../paraglide/runtime.js'
import { Document } from '../shell/document.tsx'
import { Frame } from '../shell/frame.tsx'
import { documentHead } from '../shell/document-head.ts'

export const Route = createRootRoute({
  head: () => documentHead(getLocale()),
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
