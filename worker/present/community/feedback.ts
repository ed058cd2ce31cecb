import { categoryLabels, factLabels } from '../../../src/i18n/feedback-texts.ts'
import { labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import {
  feedbackCategoryKey,
  feedbackEventKey,
  feedbackFactKey,
  type FeedbackCategory,
  type FeedbackFact,
} from '../../../src/model/community/feedback.ts'
import type { FeedbackFormView } from '../../../src/model/schemas/community/feedback-views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { NamedEvent } from '../../domain/catalogue/events/find-event-name.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

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

/** Links of the event's page to the form: for errors, by the part of the page, and for a cheaper offer. */
export function feedbackLinks(permalink: string, locale: Locale) {
  const path = (query: Record<string, string>) =>
    `${feedbackPage(locale)}?${new URLSearchParams({ [feedbackEventKey]: permalink, ...query }).toString()}`
  const label = m.feedback_report({}, { locale })
  const errorIn = (part: string, fact: string) => ({
    label: labelled(label, part, locale),
    path: path({
      [feedbackCategoryKey]: 'wrong-fact' satisfies FeedbackCategory,
      [feedbackFactKey]: fact,
    }),
  })
  return {
    error: { label, path: path({}) },
    dates: errorIn(m.source_dates({}, { locale }), 'date'),
    races: errorIn(m.races_heading({}, { locale }), 'races' satisfies FeedbackFact),
    signUp: errorIn(m.panel_heading({}, { locale }), 'registrationEndsOn'),
    offer: {
      label: m.feedback_cheaper({}, { locale }),
      path: path({ [feedbackCategoryKey]: 'price-match' satisfies FeedbackCategory }),
    },
  }
}
