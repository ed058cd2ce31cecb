import * as v from 'valibot'
import { text } from '../parts.ts'

/** Answer of a person to a question of the organiser, both as texts. */
export const answerView = v.strictObject({
  question: text('In the language of the organiser.'),
  answer: text('As typed, the name of a choice, "Yes" or "No".'),
})
