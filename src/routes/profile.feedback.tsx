import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '../features/account/feedback/feedback-page.tsx'
import { loadFeedbackPage } from '../features/account/feedback/load-feedback-page.ts'
import {
  feedbackCategoryKey,
  feedbackEventKey,
  feedbackFactKey,
  feedbackOutcomeKey,
} from '../model/community/feedback.ts'
import { textOf } from '../model/values/text-of.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/feedback')({
  loaderDeps: ({ search }) => ({ permalink: textOf(search, feedbackEventKey) }),
  loader: ({ deps }) => loadFeedbackPage(deps.permalink),
  head: unlistedHead(m.feedback_list, m.feedback_list),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return (
    <FeedbackPage
      view={Route.useLoaderData().view}
      chosen={{
        category: textOf(search, feedbackCategoryKey),
        fact: textOf(search, feedbackFactKey),
      }}
      outcome={textOf(search, feedbackOutcomeKey)}
    />
  )
}
