import { createFileRoute } from '@tanstack/react-router'
import { loadOrganiser } from '../features/organiser-page/load-organiser.ts'
import { OrganiserPage } from '../features/organiser-page/organiser-page.tsx'
import { pageHead } from '../shell/page-head.ts'
import { loadRareMessages } from '../shell/rare-messages.ts'

export const Route = createFileRoute('/organiser/$permalink')({
  beforeLoad: loadRareMessages,
  loader: ({ params }) => loadOrganiser(params.permalink),
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { organiserHead } = await import('../features/organiser-page/organiser-head.ts')
    return pageHead(organiserHead(loaderData))
  },
  component: () => <OrganiserPage organiser={Route.useLoaderData()} />,
})
