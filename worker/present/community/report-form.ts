import { reportLabels } from '../../../src/i18n/feedback-texts.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { reportCategories } from '../../../src/model/community/feedback.ts'
import type { ReportFormView } from '../../../src/model/schemas/community/feedback-views.ts'
import { m } from '../../../src/paraglide/messages.js'

/** The form that reports a review. */
export function presentReportForm(locale: Locale): ReportFormView {
  const to = { locale }
  return {
    title: m.report_title({}, to),
    category: {
      label: m.report_reason({}, to),
      options: reportCategories.map((value) => ({ value, label: reportLabels[value]({}, to) })),
    },
    text: m.report_text({}, to),
    send: m.report_send({}, to),
    logIn: m.feedback_log_in({}, to),
    thanks: m.report_thanks({}, to),
  }
}
