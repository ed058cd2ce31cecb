import { createFileRoute } from '@tanstack/react-router'
import { helpHead } from '../features/help/help-head.ts'
import { HelpPage } from '../features/help/help-page.tsx'
import { loadHelp } from '../features/help/load-help.ts'
import { helpVotedKey } from '../model/values/help-votes.ts'
import { textOf } from '../model/values/text-of.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/help')({
  staticData: { messages: 'texts' },
  loaderDeps: ({ search }) => ({ text: textOf(search, 'text') }),
  loader: ({ deps }) => loadHelp(deps.text),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(helpHead(loaderData))),
  component: Page,
})

function Page() {
  const voted = textOf(Route.useSearch(), helpVotedKey)
  return <HelpPage help={Route.useLoaderData()} voted={voted ?? null} />
}
