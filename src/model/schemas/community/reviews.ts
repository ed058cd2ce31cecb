import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { isPlainLines, message, optionalText, strictly } from '../../values/form.ts'
import { reviewMaximumCharacters } from '../../values/limits.ts'

/** Forms of `/api/models/reviews`, `/api/reviews/writeReviewInputs` and `/api/profile/reviews` (spec §3, §5 and §7). */

const whole = v.pipe(v.number(message('invalid')), v.safeInteger(message('invalid')))

const id = v.pipe(whole, v.minValue(1, message('invalid')))

const stars = v.pipe(whole, v.minValue(1, message('invalid')), v.maxValue(5, message('invalid')))

const optionalStars = v.optional(v.nullable(stars), null)

/** An option of a list, of which the id alone is read. */
const option = v.pipe(
  v.object({ value: id }, message('invalid')),
  v.transform(({ value }) => value),
)

const content = {
  rating: v.pipe(
    v.unknown(),
    v.check((rating) => rating !== null && rating !== undefined, message('required')),
    stars,
  ),
  course: optionalStars,
  organisation: optionalStars,
  atmosphere: optionalStars,
  value: optionalStars,
  raceId: v.optional(v.nullable(id), null),
  /** Plain text of several lines; may be empty (spec §5). */
  text: v.optional(optionalText(reviewMaximumCharacters, isPlainLines), ''),
  /** Language of the text. */
  locale: v.optional(
    v.pipe(v.string(message('invalid')), v.picklist(locales, message('invalid'))),
    'en',
  ),
  isAuthentic: v.pipe(v.boolean(message('checked')), v.literal(true, message('checked'))),
}

/** `POST /api/models/reviews`. `memberId` is ignored: the author is the member of the session. */
export const reviewFields = v.pipe(
  v.strictObject(
    {
      ...content,
      eventId: id,
      edition: option,
      race: v.optional(v.nullable(option), null),
      memberId: v.optional(v.unknown()),
    },
    strictly,
  ),
  v.forward(
    v.check(
      ({ race, raceId }) => race === null || raceId === null || race === raceId,
      message('invalid'),
    ),
    ['raceId'],
  ),
  v.transform(({ race, memberId: _, ...fields }) => ({ ...fields, raceId: fields.raceId ?? race })),
)

/** `PATCH /api/profile/reviews`: the whole review, of which event and edition stay. */
export const reviewChangeFields = v.strictObject({ ...content, id }, strictly)

/** `DELETE /api/profile/reviews`. */
export const reviewChoice = v.strictObject({ id }, strictly)

/** `POST /api/reviews/writeReviewInputs`; `userUnit` is a unit system's name or code (spec §9). */
export const reviewInputFields = v.strictObject(
  {
    permalink: v.pipe(v.string(message('required')), v.nonEmpty(message('required'))),
    locale: v.optional(v.picklist(locales, message('invalid')), 'en'),
    userUnit: v.optional(
      v.picklist(['metric', 'imperial', '0', '1', 0, 1], message('invalid')),
      'metric',
    ),
  },
  strictly,
)

export type ReviewFields = v.InferOutput<typeof reviewFields>
export type ReviewChangeFields = v.InferOutput<typeof reviewChangeFields>
export type ReviewContent = Omit<ReviewChangeFields, 'id' | 'isAuthentic'>
