import * as v from 'valibot'
import { alternates, text } from '../parts.ts'

export const outboundView = v.pipe(
  v.strictObject({
    host: text(
      'Host of the other site in its script, with its port if it has one: "bücher.example".',
    ),
    ascii: v.nullable(
      text('The host in ASCII letters, as browsers look it up; null if it is the same.'),
    ),
    url: text('URL of the other site, as browsers read it.'),
    alternates,
  }),
  v.description('A link to another site that no event names, as its page shows it.'),
)
