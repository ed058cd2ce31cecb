import * as v from 'valibot'
import { isPlain, message, strictly } from '../../values/form.ts'
import { sitePath, text } from '../parts.ts'

/** Forms and response of `/api/profile/follows`, the organisers that a member follows. */

/** `PUT` and `DELETE`. A permalink of an organiser may have letters of any script. */
export const followFields = v.strictObject(
  {
    organiser: v.pipe(
      v.string(message('required')),
      v.nonEmpty(message('required')),
      v.maxLength(200, message('too-long')),
      v.check(isPlain, message('invalid')),
    ),
  },
  strictly,
)

/** `GET`, and of each write. */
export const followsView = v.strictObject({
  title: text('"Organisers you follow".'),
  label: text('Label of the button that follows, shown pressed.'),
  on: text('Message once the member follows.'),
  off: text('Message once the member follows no longer.'),
  organisers: v.array(
    v.strictObject({
      permalink: text('Identifier of the organiser in URLs.'),
      name: text('Its name.'),
      lang: v.nullable(text('BCP 47 tag of the name if it is in another language.')),
      path: sitePath('Its page.'),
    }),
  ),
})

export type FollowsView = v.InferOutput<typeof followsView>
