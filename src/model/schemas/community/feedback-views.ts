import * as v from 'valibot'
import { currencies } from '../../values/currencies.ts'
import {
  correctionInputs,
  lengthUnits,
  proposedStatusKeys,
} from '../../corrections/correction-inputs.ts'
import { feedbackCategories, feedbackStates, reportCategories } from '../../community/feedback.ts'
import { heightUnits } from '../../values/units.ts'
import { figureOf, sitePath, text } from '../parts.ts'

/** Responses of `/api/feedback` and `/api/profile/feedback`. Their texts spare the pages of events those messages. */

const eventLink = v.strictObject({
  permalink: text('Permalink of the event.'),
  name: text('Its name.'),
  lang: v.nullable(text('Language tag of the name, if it is not that of the response.')),
  path: sitePath('Its page.'),
})

const options = <const Values extends readonly string[]>(values: Values) =>
  v.array(v.strictObject({ value: v.picklist(values), label: v.string() }))

/** `GET /api/feedback`. */
export const feedbackFormView = v.strictObject({
  event: eventLink,
  title: text('"Feedback on Berlin Marathon".'),
  intro: text('How feedback is answered.'),
  category: v.strictObject({ label: v.string(), options: options(feedbackCategories) }),
  fact: v.strictObject({
    label: v.string(),
    groups: v.pipe(
      v.array(
        v.strictObject({
          label: v.nullable(text('Name of the race; null for subjects of a message.')),
          options: v.array(
            v.strictObject({
              value: text('Sent as `fact`.'),
              label: text('"Start time: 10:00", with the value of the page.'),
              input: v.pipe(
                v.picklist(['text', ...correctionInputs]),
                v.description('Kind of value; `text` for a message.'),
              ),
            }),
          ),
        }),
      ),
      v.description('Facts of the event and of each race.'),
    ),
  }),
  proposed: v.strictObject({ label: v.string() }),
  day: v.strictObject({ label: v.string() }),
  time: v.strictObject({ label: v.string() }),
  figure: v.strictObject({ label: v.string() }),
  unit: v.strictObject({ label: v.string(), options: options(lengthUnits) }),
  heightUnit: v.strictObject({ label: v.string(), options: options(heightUnits) }),
  status: v.strictObject({ label: v.string(), options: options(proposedStatusKeys) }),
  reason: v.strictObject({ label: v.string() }),
  text: v.strictObject({ label: v.string(), help: v.string() }),
  link: v.strictObject({ label: v.string(), help: v.string() }),
  price: v.strictObject({ label: v.string(), help: v.string() }),
  currency: v.strictObject({
    label: v.string(),
    chosen: v.picklist(currencies),
    options: options(currencies),
  }),
  send: text('Label of the button.'),
  logIn: text('Shown to visitors who are not signed in.'),
  thanks: text('Shown once the feedback is stored.'),
  list: v.strictObject({ label: v.string(), path: sitePath('Page of the member’s feedback.') }),
})

/** `GET /api/profile/feedback`: the member's feedback, newest first. */
export const feedbackListView = v.strictObject({
  none: text('Shown without any feedback.'),
  answerLabel: text('"Our answer".'),
  entries: v.array(
    v.strictObject({
      id: figureOf('Number of the entry.'),
      event: eventLink,
      sent: text('"21 November 2026".'),
      category: text('"Cheaper elsewhere".'),
      details: v.pipe(
        v.array(v.string()),
        v.description('The fact or the price: "Which fact? Dates".'),
      ),
      text: text('What the member wrote; plain text of several lines.'),
      link: v.nullable(text('URL that the member named.')),
      state: v.strictObject({ key: v.picklist(feedbackStates), label: v.string() }),
      answer: v.pipe(
        v.array(v.string()),
        v.description('Paragraphs of the answer; none while the feedback waits.'),
      ),
    }),
  ),
})

/** `GET /api/reviews/report`. */
export const reportFormView = v.strictObject({
  title: text('"Report this review".'),
  category: v.strictObject({ label: v.string(), options: options(reportCategories) }),
  text: text('Label of the text.'),
  send: text('Label of the button.'),
  logIn: text('Shown to visitors who are not signed in.'),
  thanks: text('Shown once the report is stored.'),
})

export type ReportFormView = v.InferOutput<typeof reportFormView>
export type FeedbackFormView = v.InferOutput<typeof feedbackFormView>
export type FeedbackListView = v.InferOutput<typeof feedbackListView>
