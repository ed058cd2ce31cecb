import { dayRange, number, year } from '../../../src/i18n/format.ts'
import { length } from '../../../src/i18n/lengths.ts'
import { localeTable, locales, type Locale } from '../../../src/model/locales.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import { reviewMaximumCharacters } from '../../../src/model/values/limits.ts'
import { reviewParts } from '../../../src/model/community/reviews.ts'
import type { ReviewInputsView } from '../../../src/model/schemas/community/review-views.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ReviewInputs } from '../../domain/community/reviews/review-inputs.ts'
import { partName, starsText } from './review.ts'

/** Texts of the form, so that a browser loads none before it is opened. */
function textsOf(locale: Locale): Record<string, string> {
  const options = { locale }
  const words = [
    m.review_word_1,
    m.review_word_2,
    m.review_word_3,
    m.review_word_4,
    m.review_word_5,
  ]
  return {
    title: m.review_title({}, options),
    edition: m.review_edition({}, options),
    race: m.review_race({}, options),
    text: m.review_text({}, options),
    textHelp: m.review_text_help({ n: number(reviewMaximumCharacters, locale) }, options),
    optional: m.field_optional({}, options),
    language: m.review_language({}, options),
    parts: m.review_parts({}, options),
    authentic: m.review_authentic({}, options),
    name: m.review_name({}, options),
    checked: m.reviews_checked({}, options),
    send: m.review_send({}, options),
    needStars: m.review_need_stars({}, options),
    needTick: m.review_need_tick({}, options),
    needEdition: m.field_required({ label: m.review_edition({}, options) }, options),
    tooLong: m.field_too_long({}, options),
    invalid: m.field_invalid({}, options),
    summary: m.field_summary({}, options),
    failed: m.field_failed({}, options),
    busy: m.field_busy({}, options),
    known: m.review_known({}, options),
    once: m.review_change_once({}, options),
    notHeld: m.reviews_not_held({}, options),
    thanks: m.review_thanks({}, options),
    thanksText: m.review_thanks_text({}, options),
    next: m.review_next({}, options),
    searchLabel: m.search_label({}, options),
    searchPlaceholder: m.search_placeholder({}, options),
    search: m.search_button({}, options),
    own: m.own_reviews_title({}, options),
    save: m.profile_save({}, options),
    ...Object.fromEntries(reviewParts.map((part) => [part, partName(part, locale)])),
    ...Object.fromEntries(words.map((word, index) => [`word${index + 1}`, word({}, options)])),
    ...Object.fromEntries(
      words.map((_, index) => [`stars${index + 1}`, starsText(index + 1, locale)]),
    ),
  }
}

export function presentReviewForm(
  { eventId, editions }: ReviewInputs,
  measurer: Measurer,
): ReviewInputsView {
  const { locale } = measurer
  return {
    eventId,
    options: editions.map((edition) => ({
      value: edition.id,
      text: year(edition.date, locale),
      days: dayRange(edition.date, edition.endDate, locale),
      races: edition.races.map((race) => ({
        value: race.id,
        text: race.name.text,
        sport: sportOfCode(race.sport),
        distances: race.metres === null ? [] : [length(race.metres, measurer)],
      })),
    })),
    languages: locales.map((value) => ({ value, text: localeTable[value].name })),
    texts: textsOf(locale),
  }
}
