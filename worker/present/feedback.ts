import { categoryLabels, factLabels } from '../../src/i18n/feedback-texts.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import {
  feedbackCategoryKey,
  feedbackEventKey,
  type FeedbackCategory,
  type FeedbackFact,
} from '../../src/model/feedback.ts'
import type { FeedbackFormView } from '../../src/model/schemas/feedback-views.ts'
import { m } from '../../src/paraglide/messages.js'
import type { NamedEvent } from '../domain/catalogue/events/find-event-name.ts'
import { foreignTag } from './edition-card.ts'

export const categoryLabel = (category: FeedbackCategory, locale: Locale): string =>
  categoryLabels[category]({}, { locale })

export const factLabel = (fact: FeedbackFact, locale: Locale): string =>
  factLabels[fact]({}, { locale })

/** Name and page of the event that feedback is about. */
export const feedbackEvent = (
  event: Pick<NamedEvent, 'permalink' | 'name' | 'nameLanguage'>,
  locale: Locale,
): FeedbackFormView['event'] => ({
  permalink: event.permalink,
  name: event.name,
  lang: foreignTag(event.nameLanguage, locale),
  path: pathOf({ to: 'event', permalink: event.permalink }, locale),
})

/** Page of the member's feedback, and the form for an event. */
export const feedbackPage = (locale: Locale): string =>
  pathOf({ to: 'profile', page: 'feedback' }, locale)

/** Links of the event's page to the form: for errors, and for a cheaper offer. */
export function feedbackLinks(permalink: string, locale: Locale) {
  const path = (query: Record<string, string>) =>
    `${feedbackPage(locale)}?${new URLSearchParams({ [feedbackEventKey]: permalink, ...query }).toString()}`
  return {
    error: { label: m.feedback_report({}, { locale }), path: path({}) },
    offer: {
      label: m.feedback_cheaper({}, { locale }),
      path: path({ [feedbackCategoryKey]: 'price-match' satisfies FeedbackCategory }),
    },
  }
}
