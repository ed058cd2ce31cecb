import * as v from 'valibot'
import { dateBib } from '../event/edition-card.ts'
import { text } from '../parts.ts'
import { textsOf } from '../texts-of.ts'

/** Orders of a member; texts are in the language of the response. */
export const memberOrdersView = v.strictObject({
  texts: textsOf(['heading']),
  orders: v.array(
    v.strictObject({
      number: text('"Order number: K7Q-2M9".'),
      event: text('Name of the event.'),
      lang: v.nullable(text('BCP 47 tag of `event` if it is in another language.')),
      bib: dateBib,
      state: text('"Paid".'),
      places: text('"Places: 2".'),
      total: text('"€96"'),
      id: text('Id of the order, by which the route that opens it knows it.'),
    }),
  ),
})
export type MemberOrdersView = v.InferOutput<typeof memberOrdersView>
