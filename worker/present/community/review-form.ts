import { dayRange, number, year } from '../../../src/i18n/format.ts'
import { length } from '../../../src/i18n/lengths.ts'
import { localeTable, locales, type Locale } from '../../../src/model/locales.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import { reviewMaximumCharacters } from '../../../src/model/values/limits.ts'
import type { ReviewInputsView } from '../../../src/model/schemas/community/review-views.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ReviewInputs } from '../../domain/community/reviews/review-inputs.ts'
import { partName, starsText } from './review.ts'

/** Meaning of one to five stars. */
const ratingWords = [
  m.review_word_1,
  m.review_word_2,
  m.review_word_3,
  m.review_word_4,
  m.review_word_5,
] as const

/** Texts of the form, so that a browser loads none before it is opened. */
function textsOf(locale: Locale): ReviewInputsView['texts'] {
  const options = { locale }
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
    offline: m.field_offline({}, options),
    busy: m.field_busy({}, options),
    known: m.review_known({}, options),
    once: m.review_change_once({}, options),
    notHeld: m.reviews_not_held({}, options),
    thanks: m.review_thanks({}, options),
    thanksText: m.review_thanks_text({}, options),
    next: m.review_next({}, options),
    searchPlaceholder: m.search_placeholder({}, options),
    search: m.search_button({}, options),
    save: m.profile_save({}, options),
    course: partName('course', locale),
    organisation: partName('organisation', locale),
    atmosphere: partName('atmosphere', locale),
    value: partName('value', locale),
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
    ratings: ratingWords.map((word, index) => ({
      value: index + 1,
      stars: starsText(index + 1, locale),
      word: word({}, { locale }),
    })),
    texts: textsOf(locale),
  }
}
