import * as v from 'valibot'
import { correctedFact, correctedValue } from '../../../src/i18n/correction-texts.ts'
import { longDate, price } from '../../../src/i18n/format.ts'
import { labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { rejectionTexts } from '../../../src/i18n/rejection-texts.ts'
import type { FeedbackState } from '../../../src/model/community/feedback.ts'
import { isRejectionReason } from '../../../src/model/community/moderation.ts'
import type { FeedbackListView } from '../../../src/model/schemas/community/feedback-views.ts'
import { m } from '../../../src/paraglide/messages.js'
import { storedValues } from '../../domain/community/corrections/find-corrections.ts'
import type { FeedbackFacts } from '../../domain/community/feedback/list-feedback.ts'
import { categoryLabel, factLabel, feedbackEvent } from './feedback.ts'

const stateLabels = {
  received: m.feedback_received,
  answered: m.feedback_answered,
  closed: m.feedback_closed,
} as const satisfies Record<FeedbackState, unknown>

/** The named fact with its proposed value, or the price of the offer. */
export function feedbackDetails(
  {
    fact,
    path,
    race,
    sport,
    proposed,
    amount,
    currency,
  }: Pick<FeedbackFacts, 'fact' | 'path' | 'race' | 'sport' | 'proposed' | 'amount' | 'currency'>,
  locale: Locale,
): string[] {
  if (path !== null) {
    const values = v.parse(storedValues, proposed)
    return [
      correctedFact({ path, race, sport }, locale),
      labelled(
        m.correction_proposed({}, { locale }),
        correctedValue(path, values, locale) ?? '–',
        locale,
      ),
    ]
  }
  if (fact !== null) {
    const label = m.feedback_proposed({}, { locale })
    const proposal = proposed === null ? [] : [labelled(label, proposed, locale)]
    return [factLabel(fact, locale), ...proposal]
  }
  if (amount === null || currency === null) return []
  return [labelled(m.feedback_price({}, { locale }), price(amount, currency, locale), locale)]
}

/** The reason for which feedback was closed, and what the moderator wrote. */
const answerOf = ({ reason, answer }: FeedbackFacts, locale: Locale): string[] => [
  ...(isRejectionReason(reason) ? [rejectionTexts[reason]({}, { locale })] : []),
  ...(answer === null ? [] : [answer]),
]

/** The member's feedback in words of a language. */
export function presentFeedbackList(
  found: readonly FeedbackFacts[],
  locale: Locale,
): FeedbackListView {
  const to = { locale }
  return {
    none: m.feedback_none({}, to),
    answerLabel: m.feedback_answer({}, to),
    entries: found.map((entry) => ({
      id: entry.id,
      event: feedbackEvent(entry, locale),
      sent: longDate(entry.sentAt.slice(0, 10), locale),
      category: categoryLabel(entry.category, locale),
      details: feedbackDetails(entry, locale),
      text: entry.text,
      link: entry.link,
      state: { key: entry.state, label: stateLabels[entry.state]({}, to) },
      answer: answerOf(entry, locale),
    })),
  }
}
