import * as v from 'valibot'
import { figureOf, text } from '../parts.ts'
import { textsOf } from '../texts-of.ts'

/** Parts of an organiser's page that only some organisers have. Their texts spare other pages those messages. */

export const organiserLinks = v.strictObject({
  title: text('"Links".'),
  list: v.array(v.strictObject({ label: text('"Instagram", or a host.'), url: v.string() })),
})

/** Rating over all events, from three approved reviews. */
export const organiserRating = v.strictObject({
  title: text('"4.7 over 4 events".'),
  filled: figureOf('Stars to fill, 1 to 5 in halves.'),
  stars: text('"4.7 of 5 stars".'),
  count: text('"402 reviews".'),
})

export const followTexts = v.strictObject({
  label: text('Label of the button.'),
  on: text('Message once the member follows.'),
  off: text('Message once the member follows no longer.'),
  ask: text('Shown in the sign-in dialog.'),
})

/** The form that writes to the organiser; null if there is no one to read it. */
export const contactView = v.strictObject({
  title: text('Heading.'),
  events: v.strictObject({
    label: v.string(),
    options: v.array(v.strictObject({ value: v.string(), label: v.string() })),
  }),
  name: text('Label of the author’s name.'),
  email: v.strictObject({ label: v.string(), help: v.string() }),
  text: text('Label of the message.'),
  send: text('Label of the button.'),
  errors: v.pipe(
    v.strictObject({
      name: textsOf(['required', 'too-long', 'invalid']),
      email: textsOf(['required', 'email']),
      text: textsOf(['required', 'too-long', 'invalid']),
    }),
    v.description('Field → code of an error → its text.'),
  ),
  outcomes: textsOf(['sent', 'limit', 'refused']),
})

export type ContactView = v.InferOutput<typeof contactView>
export type FollowTexts = v.InferOutput<typeof followTexts>
