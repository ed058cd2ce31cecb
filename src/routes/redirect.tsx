import { createFileRoute } from '@tanstack/react-router'
import { loadOutbound } from '../features/outbound/load-outbound.ts'
import { OutboundPage } from '../features/outbound/outbound-page.tsx'
import { textOf } from '../model/values/text-of.ts'
import { redirectTargetKey } from '../model/values/redirect-path.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/redirect')({
  staticData: { messages: 'texts' },
  loader: ({ location }) => loadOutbound(textOf(location.search, redirectTargetKey)),
  head: unlistedHead(m.outbound_title, m.outbound_text, {
    referrer: 'no-referrer',
    sheets: ['text'],
  }),
  component: () => <OutboundPage view={Route.useLoaderData()} />,
})
