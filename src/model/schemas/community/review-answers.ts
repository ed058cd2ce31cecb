import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { linesOf, message, strictly } from '../../values/form.ts'
import { reviewMaximumCharacters } from '../../values/limits.ts'
import { figureOf, text } from '../parts.ts'

/** Form and response of `/api/organiser/reviews/{id}/answer`: the answer of an organisation to a review. */

/** `PUT`. */
export const answerFields = v.strictObject(
  {
    text: linesOf(reviewMaximumCharacters, 'required'),
    /** Language of the text. */
    locale: v.picklist(locales, message('invalid')),
  },
  strictly,
)

export const answerOfOrganisationView = v.strictObject({
  title: text('"Reply from Alpine club".'),
  text: text('The present answer; empty without one.'),
  state: v.nullable(text('"Waiting for approval"; null without an answer.')),
  limit: figureOf('Characters that an answer may have.'),
  texts: v.strictObject({
    label: text('Label of the text.'),
    help: text('What becomes of an answer.'),
    send: text('Button that sends it.'),
    remove: text('Button that deletes it.'),
    sent: text('Message after it was sent.'),
    failed: text('Message if a request failed.'),
    offline: text('Message if a request got no response.'),
  }),
})

export type AnswerFields = v.InferOutput<typeof answerFields>
export type AnswerOfOrganisationView = v.InferOutput<typeof answerOfOrganisationView>
