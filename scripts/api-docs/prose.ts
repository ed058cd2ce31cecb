import { apiRequestsLimit, feedEntriesLimit, limitSeconds } from '../../src/model/values/limits.ts'

/** URL of a feed that exists with the demo catalogue. */
export const feedExample = '/de/kalender/laufen/deutschland.ics?minKm=10'

/** General sections of the documentation. Text between backticks is code. */
export const sections: readonly { id: string; title: string; paragraphs: readonly string[] }[] = [
  {
    id: 'start',
    title: 'Start here',
    paragraphs: [
      'Each route below is a `GET` request under `/api` that anybody may send. Responses are JSON; no key is needed and no cookie is set. `HEAD` returns the same headers without a body. Routes that change an account, a profile or a subscription are for our own pages only and are not described here.',
      '`/api/openapi.json` has the same content as OpenAPI 3.1. Both are generated from the schemas that validate requests and test responses.',
      'In the examples `$STARTLINE` is the origin of this site, as in `STARTLINE=https://…`. Example responses were recorded with the demo catalogue; long lists are cut to their first entries.',
    ],
  },
  {
    id: 'words',
    title: 'Texts, numbers and dates',
    paragraphs: [
      'Texts are in the language of `locale`: names, dates ("25 – 26 September 2027"), numbers ("1,076"). Values for programs have keys of their own: ISO dates in `bib.date` and `bib.endDate`, `count` beside the text `n`, kilometres in `legs`.',
      'Lengths are in the units of `unitSet`, prices in `currency`. A converted price begins with ≈; `priceNote` (for a race `priceStated` and `rateNote`) has the original price and the date of the exchange rate.',
      'Dates are local to the place; "today" is the day in UTC. Keys named `path` are paths on this site in that language. `null` means "unknown" or "none".',
      'The calendar and its map refuse an unknown query key with `invalid-query` and its name, because a misspelled filter would otherwise list everything. Other routes ignore unknown keys. If a key is repeated, the first value counts.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    paragraphs: [
      `An IP address may send ${apiRequestsLimit} requests in ${limitSeconds} seconds. Further requests get \`429\` with \`too-many-requests\` and \`Retry-After\` in seconds. Requests are counted per data centre, so the limit is approximate.`,
      'Please request only what you need, and cache responses for as long as they allow.',
    ],
  },
  {
    id: 'caching',
    title: 'Caching',
    paragraphs: [
      'A response depends on the URL only, except for a calendar with `near=me` and events near the reader. Each route below states its `Cache-Control`. Errors are not cached (`no-store`). Each response has an `ETag`; a request with a matching `If-None-Match` gets `304` without a body.',
    ],
  },
  {
    id: 'cors',
    title: 'From other pages',
    paragraphs: [
      'Responses, including errors, have `Access-Control-Allow-Origin: *`, so scripts of any site can read them. Send requests without credentials; they have no effect. Only a calendar with `near=me` depends on the client and cannot be read by other sites.',
    ],
  },
  {
    id: 'feeds',
    title: 'Feeds',
    paragraphs: [
      `Any list is available as a feed. Append \`.ics\` (iCalendar), \`.atom\` (Atom) or \`.json\` (JSON Feed) to the path of its page and leave the query unchanged: \`${feedExample}\`. Calendars, events, sports and, at \`/organiser/{permalink}.ics\`, organisers have feeds. A feed has up to ${feedEntriesLimit} entries and supports conditional requests (\`304\`).`,
    ],
  },
  {
    id: 'stability',
    title: 'Stability',
    paragraphs: [
      'URLs have no version. Responses may gain keys and values at any time: ignore those you do not know. A key is not removed and does not change its meaning without six months’ notice in the change log and `deprecated` in `/api/openapi.json`.',
      'Routes under "For our pages" are open too, but may change with any release, and so may the wording of texts and the order of search results.',
    ],
  },
]
