import { createFileRoute } from '@tanstack/react-router'
import { loadOrganiser } from '../features/organiser-page/load-organiser.ts'
import { OrganiserPage } from '../features/organiser-page/organiser-page.tsx'
import { organiserOutcomeKey } from '../model/members/organiser-contact.ts'
import { textOf } from '../model/values/text-of.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/organiser/$permalink')({
  staticData: { messages: 'organiser' },
  loader: ({ params }) => loadOrganiser(params.permalink),
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { organiserHead } = await import('../features/organiser-page/organiser-head.ts')
    return pageHead(organiserHead(loaderData))
  },
  component: Page,
})

function Page() {
  const outcome = textOf(Route.useSearch(), organiserOutcomeKey)
  return <OrganiserPage organiser={Route.useLoaderData()} outcome={outcome} />
}
