import { joined } from '../../../src/i18n/joins.ts'
import { number, year } from '../../../src/i18n/format.ts'
import { length } from '../../../src/i18n/lengths.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { languageName } from '../../../src/i18n/names.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { reviewParts, type ReviewPart } from '../../../src/model/community/reviews.ts'
import type { ReviewView } from '../../../src/model/schemas/community/review-views.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ReviewRow } from '../../domain/community/reviews/find-reviews.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

const partNames = {
  course: m.part_course,
  organisation: m.part_organisation,
  atmosphere: m.part_atmosphere,
  value: m.part_value,
} as const satisfies Record<ReviewPart, unknown>

/** "Course", "Value for money". */
export const partName = (part: ReviewPart, locale: Locale): string =>
  partNames[part]({}, { locale })

/** "4.7 of 5 stars" */
export const starsText = (stars: number, locale: Locale): string =>
  m.stars_of_five({ count: stars, n: number(stars, locale) }, { locale })

/** An average in half stars: 2.5 of 2.4 and 2.7. */
export const halfStars = (average: number): number => Math.round(average * 2) / 2

const baseOf = (locale: string): string => locale.split('-', 1)[0] ?? locale

/** "Original language: Czech"; null for a text in the reader's language, and without a text. */
function languageNote(text: string, written: string, locale: Locale): string | null {
  if (text === '' || baseOf(written) === baseOf(locale)) return null
  return m.reviews_language({ language: languageName(baseOf(written), locale) }, { locale })
}

function presentAnswer(
  { reply, replyLocale, repliedBy }: ReviewRow,
  locale: Locale,
): ReviewView['answer'] {
  if (reply === null || replyLocale === null || repliedBy === null) return null
  return {
    title: m.review_answer_of({ organisation: repliedBy }, { locale }),
    text: reply,
    lang: foreignTag(replyLocale, locale),
    language: languageNote(reply, replyLocale, locale),
  }
}

/** @param place position in the list and length of the list, from 1 */
export function presentReview(
  row: ReviewRow,
  reader: Reader,
  place: { n: number; all: number },
): ReviewView {
  const { locale } = reader
  const edition = year(row.date, locale)
  const names = row.race === null ? [edition] : [row.race.text, edition]
  return {
    id: row.id,
    rating: row.rating,
    stars: starsText(row.rating, locale),
    author: row.author ?? m.reviews_member({}, { locale }),
    race: joined(names, locale),
    distance: row.metres === null ? null : length(row.metres, reader),
    hue: hueOf(sportOfCode(row.sport)),
    text: row.text,
    lang: foreignTag(row.locale, locale),
    language: languageNote(row.text, row.locale, locale),
    parts: reviewParts.flatMap((part) => {
      const stars = row[part]
      return stars === null
        ? []
        : [{ name: partName(part, locale), stars: starsText(stars, locale) }]
    }),
    answer: presentAnswer(row, locale),
    toAnswer: m.review_answer_write({}, { locale }),
    others: m.review_answer_others({}, { locale }),
    place: m.reviews_shown(
      { n: number(place.n, locale), all: number(place.all, locale) },
      { locale },
    ),
    report: m.report_title({}, { locale }),
  }
}
