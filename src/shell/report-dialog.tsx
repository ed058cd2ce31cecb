import { api } from '../api/index.ts'
import { resultOf } from '../api/result.ts'
import * as v from 'valibot'
import { ReportDialog } from '../features/account/feedback/report-dialog.tsx'
import { reportFormView } from '../model/schemas/community/feedback-views.ts'
import { getLocale } from '../paraglide/runtime.js'
import { sheetLink } from './page-sheets.ts'
import { loadMessages } from '../request/load-messages.ts'

/** The dialog that reports a review. Imported only when a visitor opens it. @throws if its texts cannot be loaded */
export async function loadReportDialog(reviewId: number) {
  const [sent] = await Promise.all([
    resultOf(api.reviews.report.$get({ query: { locale: getLocale() } })),
    loadMessages('dialogs'),
  ])
  const view = v.parse(reportFormView, sent.ok ? sent.body : null)
  return function Dialog({ onClose }: { onClose: () => void }) {
    return (
      <>
        <link {...sheetLink('account')} />
        <ReportDialog view={view} reviewId={reviewId} onClose={onClose} />
      </>
    )
  }
}
