import { createFileRoute } from '@tanstack/react-router'
import { loadEvent } from '../features/event-page/load-event.ts'
import { loadDetails } from '../features/event-page/details/details-code.ts'
import { EventPage } from '../features/event-page/event-page.tsx'
import { FeedbackOpener } from '../shell/feedback-opener.tsx'
import { sheetLink } from '../shell/page-sheets.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/event/$permalink/$')({
  staticData: { messages: 'event', menu: 'hue' },
  beforeLoad: loadDetails,
  loader: ({ params, location }) =>
    loadEvent(params.permalink, params._splat ?? '', location.search),
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { eventHead } = await import('../features/event-page/event-head.ts')
    return pageHead(eventHead(loaderData))
  },
  component: () => (
    <>
      <EventPage
        event={Route.useLoaderData()}
        sheets={[sheetLink('account'), sheetLink('reviewForm')]}
        lowerSheet={sheetLink('eventLower').href}
      />
      <FeedbackOpener />
    </>
  ),
})
