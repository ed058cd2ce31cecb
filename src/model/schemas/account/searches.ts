import * as v from 'valibot'
import { message, strictly } from '../../values/form.ts'
import { figureOf, sitePath, text } from '../parts.ts'

/** Forms and response of `/api/profile/searches`, the lists of the calendar of which a member gets new races by email. */

/** `POST`: path and query of a list, in any language. */
export const newSearchFields = v.strictObject(
  {
    path: v.pipe(
      v.string(message('required')),
      v.startsWith('/', message('invalid')),
      v.maxLength(2000, message('too-long')),
    ),
  },
  strictly,
)

/** `DELETE` */
export const searchFields = v.strictObject(
  { search: v.pipe(v.number(message('invalid')), v.safeInteger(message('invalid'))) },
  strictly,
)

/** `GET`, and of each write. */
export const searchesView = v.strictObject({
  title: text('"New races by email".'),
  help: text('When emails are sent.'),
  end: text('Label of the button that ends one.'),
  ended: text('Message once one has ended.'),
  searches: v.array(
    v.strictObject({
      id: figureOf('Number of the search.'),
      name: text('Heading of the list, in the language in which it was saved.'),
      path: sitePath('The list.'),
    }),
  ),
})

export type SearchesView = v.InferOutput<typeof searchesView>
