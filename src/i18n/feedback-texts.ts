import type { FeedbackCategory, FeedbackFact, ReportCategory } from '../model/community/feedback.ts'
import { m } from '../paraglide/messages.js'

/** Labels of feedback and reports, for the form, the member's list and the moderators' inbox. */

export const categoryLabels = {
  'wrong-fact': m.feedback_wrong_fact,
  'price-match': m.feedback_price_match,
  problem: m.feedback_problem,
  other: m.feedback_other,
} as const satisfies Record<FeedbackCategory, unknown>

export const factLabels = {
  name: m.source_name,
  dates: m.source_dates,
  place: m.fact_place,
  races: m.races_heading,
  price: m.feedback_fact_price,
  'sign-up': m.panel_heading,
  organiser: m.fact_organiser,
  other: m.feedback_other,
} as const satisfies Record<FeedbackFact, unknown>

export const reportLabels = {
  insult: m.report_insult,
  advert: m.report_advert,
  'not-there': m.report_not_there,
  private: m.report_private,
  other: m.feedback_other,
} as const satisfies Record<ReportCategory, unknown>
