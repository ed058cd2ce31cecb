import { FeedbackDialog } from '../features/account/feedback/feedback-dialog.tsx'
import { loadFeedbackForm } from '../features/account/feedback/load-feedback-page.ts'
import {
  feedbackCategoryKey,
  feedbackEventKey,
  feedbackFactKey,
} from '../model/community/feedback.ts'
import { sheetLink } from './page-sheets.ts'
import { loadMessages } from '../request/load-messages.ts'

/** The dialog for the query of a link to the form. Imported only when a visitor opens it. */
export async function loadFeedbackDialog(search: string) {
  const query = new URLSearchParams(search)
  const [view] = await Promise.all([
    loadFeedbackForm(query.get(feedbackEventKey) ?? ''),
    loadMessages('dialogs'),
  ])
  const chosen = {
    category: query.get(feedbackCategoryKey) ?? undefined,
    fact: query.get(feedbackFactKey) ?? undefined,
  }
  return function Dialog({ onClose }: { onClose: () => void }) {
    return (
      <>
        <link {...sheetLink('account')} />
        <FeedbackDialog view={view} chosen={chosen} onClose={onClose} />
      </>
    )
  }
}
