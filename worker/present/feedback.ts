import { categoryLabels, factLabels } from '../../src/i18n/feedback-texts.ts'
import { labelled } from '../../src/i18n/joins.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { currencyName } from '../../src/i18n/names.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { currencies, type Currency } from '../../src/model/currencies.ts'
import {
  feedbackCategories,
  feedbackCategoryKey,
  feedbackEventKey,
  feedbackFacts,
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

const currencyOptions = (locale: Locale) =>
  currencies.map((value) => ({
    value,
    label: labelled(value, currencyName(value, locale), locale),
  }))

/** @param currency the reader's, which is chosen at first */
export function presentFeedbackForm(
  event: NamedEvent,
  currency: Currency,
  locale: Locale,
): FeedbackFormView {
  const to = { locale }
  return {
    event: feedbackEvent(event, locale),
    title: m.feedback_title({ name: event.name }, to),
    intro: m.feedback_intro({}, to),
    category: {
      label: m.feedback_category({}, to),
      options: feedbackCategories.map((value) => ({ value, label: categoryLabel(value, locale) })),
    },
    fact: {
      label: m.feedback_fact({}, to),
      options: feedbackFacts.map((value) => ({ value, label: factLabel(value, locale) })),
    },
    proposed: { label: m.feedback_proposed({}, to) },
    text: { label: m.feedback_text({}, to), help: m.feedback_text_help({}, to) },
    link: { label: m.feedback_link({}, to), help: m.feedback_link_help({}, to) },
    price: { label: m.feedback_price({}, to), help: m.feedback_price_help({}, to) },
    currency: {
      label: m.currency_heading({}, to),
      chosen: currency,
      options: currencyOptions(locale),
    },
    send: m.feedback_send({}, to),
    logIn: m.feedback_log_in({}, to),
    thanks: m.feedback_thanks({}, to),
    list: { label: m.feedback_list({}, to), path: feedbackPage(locale) },
  }
}
