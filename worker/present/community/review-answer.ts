import type { Locale } from '../../../src/model/locales.ts'
import { reviewMaximumCharacters } from '../../../src/model/values/limits.ts'
import type { AnswerOfOrganisationView } from '../../../src/model/schemas/community/review-answers.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { AnswerOfOrganisation } from '../../domain/community/answers/answer-of-organisation.ts'

const states = {
  waiting: m.review_waiting,
  approved: m.review_approved,
  rejected: m.review_rejected,
} as const

/** The form of an organisation's answer to a review. */
export function presentAnswerOfOrganisation(
  { organisation, answer }: AnswerOfOrganisation,
  locale: Locale,
): AnswerOfOrganisationView {
  const to = { locale }
  return {
    title: m.review_answer_of({ organisation }, to),
    text: answer?.text ?? '',
    state: answer === null ? null : states[answer.state]({}, to),
    limit: reviewMaximumCharacters,
    texts: {
      label: m.review_answer_label({}, to),
      help: m.review_answer_help({}, to),
      send: m.review_send({}, to),
      remove: m.review_delete({}, to),
      sent: m.review_waiting({}, to),
      offline: m.field_offline({}, to),
      failed: m.field_failed({}, to),
    },
  }
}
