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
  const own = { locale }
  const words = [
    m.review_word_1,
    m.review_word_2,
    m.review_word_3,
    m.review_word_4,
    m.review_word_5,
  ]
  return {
    title: m.review_title({}, own),
    edition: m.review_edition({}, own),
    race: m.review_race({}, own),
    text: m.review_text({}, own),
    textHelp: m.review_text_help({ n: number(reviewMaximumCharacters, locale) }, own),
    optional: m.field_optional({}, own),
    language: m.review_language({}, own),
    parts: m.review_parts({}, own),
    authentic: m.review_authentic({}, own),
    name: m.review_name({}, own),
    checked: m.reviews_checked({}, own),
    send: m.review_send({}, own),
    needStars: m.review_need_stars({}, own),
    needTick: m.review_need_tick({}, own),
    needEdition: m.field_required({ label: m.review_edition({}, own) }, own),
    tooLong: m.field_too_long({}, own),
    invalid: m.field_invalid({}, own),
    summary: m.field_summary({}, own),
    failed: m.field_failed({}, own),
    busy: m.field_busy({}, own),
    known: m.review_known({}, own),
    once: m.review_change_once({}, own),
    notHeld: m.reviews_not_held({}, own),
    thanks: m.review_thanks({}, own),
    thanksText: m.review_thanks_text({}, own),
    next: m.review_next({}, own),
    searchLabel: m.search_label({}, own),
    searchPlaceholder: m.search_placeholder({}, own),
    search: m.search_button({}, own),
    own: m.own_reviews_title({}, own),
    save: m.profile_save({}, own),
    ...Object.fromEntries(reviewParts.map((part) => [part, partName(part, locale)])),
    ...Object.fromEntries(words.map((word, index) => [`word${index + 1}`, word({}, own)])),
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
