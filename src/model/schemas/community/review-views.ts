import * as v from 'valibot'
import { reviewErrorTexts } from '../../community/review-form.ts'
import { reviewParts, reviewSorts, reviewStates } from '../../community/reviews.ts'
import { figure, figureOf, flag, hue, sitePath, sport, text } from '../parts.ts'
import { textsOf } from '../texts-of.ts'

/** Responses about reviews. Texts are in the language of the response, so that a browser needs none of its own. */

const stars = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5), v.description(description))

export const reviewView = v.strictObject({
  id: figureOf('Number of the review.'),
  rating: stars('Stars, 1 to 5.'),
  stars: text('"4 of 5 stars".'),
  author: text('First name and initial of a member with a public profile, else "A member".'),
  race: text('"Marathon, 2026"; the year alone if the member names no race.'),
  distance: v.nullable(v.pipe(figure, v.description('Length of the race, if it is known.'))),
  hue,
  text: text('Plain text of several lines as its author wrote it; may be empty.'),
  lang: v.nullable(text('BCP 47 tag of `text` if it is in another language than the response.')),
  language: v.nullable(text('"Original language: Czech", if it is another than the response’s.')),
  parts: v.pipe(
    v.array(v.strictObject({ name: v.string(), stars: text('"4 of 5 stars".') })),
    v.description('Stars for parts of the event.'),
  ),
  answer: v.pipe(
    v.nullable(
      v.strictObject({
        title: text('"Reply from Alpine club".'),
        text: text('Plain text of several lines as the organisation wrote it.'),
        lang: v.nullable(
          text('BCP 47 tag of `text` if it is in another language than the response.'),
        ),
        language: v.nullable(
          text('"Original language: Czech", if it is another than the response’s.'),
        ),
      }),
    ),
    v.description('Answer of the organisation that holds the event; null without one.'),
  ),
  toAnswer: text('Label of the button with which that organisation answers.'),
  others: text('Message for members of other organisations who press it.'),
  place: text('"11 of 318": its place in the list and the length of the list.'),
  report: text('Label of the button that reports it: "Report this review".'),
})

export const reviewListView = v.pipe(
  v.array(reviewView),
  v.description('Approved reviews of an event; fewer than `limit` at the end of the list.'),
)

/** Section of an event page. */
export const reviewsView = v.pipe(
  v.strictObject({
    eventId: figureOf('Number of the event.'),
    overview: v.nullable(
      v.strictObject({
        average: text('"4.7".'),
        filled: figureOf('The average in half stars: 2.5.'),
        stars: text('"4.7 of 5 stars".'),
        count: text('"318 reviews".'),
        bars: v.pipe(
          v.array(
            v.strictObject({
              stars: text('"5".'),
              label: text('"5 of 5 stars".'),
              share: figureOf('Per cent of all reviews.'),
              n: text('Number of reviews.'),
            }),
          ),
          v.description('From five stars to one.'),
        ),
      }),
    ),
    rating: v.nullable(
      v.pipe(
        v.strictObject({ value: figureOf('Mean, 1 to 5.'), count: figureOf('Reviews.') }),
        v.description('For structured data: null with fewer than three reviews.'),
      ),
    ),
    list: reviewListView,
    total: figureOf('Number of all approved reviews.'),
    sort: v.picklist(reviewSorts),
    held: flag('True if an edition was held, so that a review can be written.'),
    texts: v.strictObject({
      heading: v.string(),
      empty: v.string(),
      emptyHint: v.string(),
      invite: v.string(),
      inviteHint: v.string(),
      give: v.pipe(v.array(v.string()), v.description('"1 of 5 stars" to "5 of 5 stars".')),
      sortLabel: v.string(),
      sorts: v.strictObject({ mostRecent: v.string(), highest: v.string(), lowest: v.string() }),
      more: v.string(),
      checked: v.string(),
      failed: v.string(),
      again: v.string(),
      signIn: v.string(),
    }),
  }),
  v.description('Reviews of the event, with the texts of their section.'),
)

const formTexts = textsOf([
  ...reviewErrorTexts,
  ...reviewParts,
  'title',
  'edition',
  'race',
  'text',
  'textHelp',
  'optional',
  'language',
  'parts',
  'authentic',
  'name',
  'checked',
  'send',
  'save',
  'summary',
  'failed',
  'offline',
  'busy',
  'once',
  'thanks',
  'thanksText',
  'next',
  'searchPlaceholder',
  'search',
])

/** `POST /api/reviews/writeReviewInputs` (spec §3), with the texts of the form. */
export const reviewInputsView = v.strictObject({
  eventId: v.number(),
  options: v.array(
    v.strictObject({
      value: figureOf('Number of the edition.'),
      text: text('"2026".'),
      days: text('"20 September".'),
      races: v.array(
        v.strictObject({
          value: figureOf('Number of the race.'),
          text: v.string(),
          sport: v.nullable(sport),
          distances: v.array(figure),
        }),
      ),
    }),
  ),
  languages: v.array(v.strictObject({ value: v.string(), text: v.string() })),
  ratings: v.pipe(
    v.array(
      v.strictObject({
        value: stars('What is sent.'),
        stars: text('"4 of 5 stars".'),
        word: text('"Good".'),
      }),
    ),
    v.description('From one star to five.'),
  ),
  texts: formTexts,
})

/** Controls of a refused form whose values do not fit into a URL. */
export const refusedReview = v.strictObject({
  text: v.exactOptional(v.string()),
  isAuthentic: v.exactOptional(v.string()),
})

/** `GET /api/profile/reviews/form`: the page of the form. */
export const reviewPageView = v.strictObject({
  event: v.strictObject({
    name: v.string(),
    lang: v.nullable(v.string()),
    path: sitePath('Its page.'),
  }),
  inputs: reviewInputsView,
  kept: refusedReview,
})

/** `GET /api/profile/reviews`. */
export const memberReviewsView = v.strictObject({
  texts: textsOf(['none', 'change', 'once', 'delete', 'ask', 'keep', 'calendar']),
  reviews: v.array(
    v.strictObject({
      ...reviewView.entries,
      event: v.string(),
      eventLang: v.nullable(v.string()),
      permalink: v.string(),
      path: sitePath('Page of the event.'),
      state: v.picklist(reviewStates),
      stateText: v.string(),
      reason: v.nullable(text('Why it was not accepted.')),
      note: v.nullable(text('Text of the moderator to the author.')),
      canChange: v.boolean(),
      values: v.pipe(
        v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
        v.description('What the form is filled with.'),
      ),
    }),
  ),
})

export type ReviewView = v.InferOutput<typeof reviewView>
export type ReviewsView = v.InferOutput<typeof reviewsView>
export type ReviewInputsView = v.InferOutput<typeof reviewInputsView>
export type RefusedReview = v.InferOutput<typeof refusedReview>
export type ReviewPageView = v.InferOutput<typeof reviewPageView>
export type MemberReviewsView = v.InferOutput<typeof memberReviewsView>
