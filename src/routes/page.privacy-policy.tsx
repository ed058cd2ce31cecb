import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content-page/content-page.tsx'
import { contentHead } from '../features/content-page/content-head.ts'
import { loadContent } from '../features/content-page/load-content.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'
import { ServedOperator } from '../shell/served-operator.tsx'

export const Route = createFileRoute('/page/privacy-policy')({
  staticData: { messages: 'texts' },
  loader: () => loadContent('privacy-policy'),
  head: ({ loaderData }) =>
    loaderData === undefined ? {} : pageHead(contentHead(loaderData, { name: m.footer_privacy() })),
  component: Page,
})

function Page() {
  const after = { rights: <ServedOperator /> }
  return <ContentPage document={Route.useLoaderData()} hue="winter" isDated after={after} />
}
