import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content-page/content-page.tsx'
import { contentHead } from '../features/content-page/content-head.ts'
import { loadContent } from '../features/content-page/load-content.ts'
import { pageHead } from '../shell/page-head.ts'
import { ServedOperator } from '../shell/served-operator.tsx'

export const Route = createFileRoute('/page/terms-of-service')({
  staticData: { messages: 'texts' },
  loader: () => loadContent('terms-of-service'),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(contentHead(loaderData))),
  component: Page,
})

function Page() {
  return (
    <ContentPage document={Route.useLoaderData()} hue="winter" isDated>
      <ServedOperator />
    </ContentPage>
  )
}
