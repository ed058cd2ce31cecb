import { statusMessages } from '../../../src/i18n/status-messages.ts'
import type { FigureUnit } from '../../../src/i18n/figure-units.ts'
import { figure } from '../../../src/i18n/format.ts'
import { labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { currencyName } from '../../../src/i18n/names.ts'
import {
  lengthUnits,
  proposedStatuses,
  proposedStatusKeys,
  type ProposedStatus,
} from '../../../src/model/corrections/correction-inputs.ts'
import { currencies, type Currency } from '../../../src/model/values/currencies.ts'
import { editionStatusTable } from '../../../src/model/event/edition-status.ts'
import { feedbackCategories } from '../../../src/model/community/feedback.ts'
import type { EventFacts } from '../../../src/model/schemas/event/event-facts.ts'
import type { FeedbackFormView } from '../../../src/model/schemas/community/feedback-views.ts'
import { heightUnits } from '../../../src/model/values/units.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { NamedEvent } from '../../domain/catalogue/events/find-event-name.ts'
import { factGroups } from './fact-groups.ts'
import { categoryLabel, feedbackEvent, feedbackPage } from './feedback.ts'

const currencyOptions = (locale: Locale) =>
  currencies.map((value) => ({
    value,
    label: labelled(value, currencyName(value, locale), locale),
  }))

const statusLabel = (key: ProposedStatus, locale: Locale): string => {
  const status = proposedStatuses[key]
  const message =
    status === null ? m.editor_status_none : statusMessages[editionStatusTable[status].meaning]
  return message({}, { locale })
}

const unitOptions = <const Unit extends FigureUnit>(units: readonly Unit[], locale: Locale) =>
  units.map((value) => ({ value, label: figure(2, value, locale).unit }))

/** Currency of the event's latest prices; null without any. */
function currencyOfPrices({ editions }: EventFacts): Currency | null {
  const prices = editions.flatMap(({ races }) => races.flatMap((race) => race.prices))
  return prices.at(-1)?.currency ?? null
}

interface FeedbackForm {
  event: NamedEvent
  facts: EventFacts
  /** ISO date. */
  today: string
}

/** @param currency the reader's, which is chosen at first for an event without prices */
export function presentFeedbackForm(
  form: FeedbackForm,
  currency: Currency,
  locale: Locale,
): FeedbackFormView {
  const to = { locale }
  const { event } = form
  const proposed = { label: m.feedback_proposed({}, to) }
  const unit = m.editor_unit({}, to)
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
      groups: factGroups(form.facts, form.today, locale),
    },
    proposed,
    day: { label: m.correction_day({}, to) },
    time: proposed,
    figure: proposed,
    unit: { label: unit, options: unitOptions(lengthUnits, locale) },
    heightUnit: { label: unit, options: unitOptions(heightUnits, locale) },
    status: {
      label: m.feedback_proposed({}, to),
      options: proposedStatusKeys.map((value) => ({ value, label: statusLabel(value, locale) })),
    },
    reason: { label: m.editor_reason({}, to) },
    text: { label: m.feedback_text({}, to), help: m.feedback_text_help({}, to) },
    link: { label: m.feedback_link({}, to), help: m.feedback_link_help({}, to) },
    price: { label: m.feedback_price({}, to), help: m.feedback_price_help({}, to) },
    currency: {
      label: m.currency_heading({}, to),
      chosen: currencyOfPrices(form.facts) ?? currency,
      options: currencyOptions(locale),
    },
    send: m.feedback_send({}, to),
    logIn: m.feedback_log_in({}, to),
    thanks: m.feedback_thanks({}, to),
    list: { label: m.feedback_list({}, to), path: feedbackPage(locale) },
  }
}
