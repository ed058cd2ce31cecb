import { apiRequestsLimit, feedEntriesLimit, limitSeconds } from '../../src/model/limits.ts'

/** URL of a feed that exists with the demo catalogue. */
export const feedExample = '/de/kalender/laufen/deutschland.ics?minKm=10'

/** General sections of the documentation. Text between backticks is code. */
export const sections: readonly { id: string; title: string; paragraphs: readonly string[] }[] = [
  {
    id: 'start',
    title: 'Start here',
    paragraphs: [
      'What our pages read, anybody may read: each route below is a `GET` under `/api`, answers JSON, needs no key and sets no cookie. `HEAD` answers the same without a body. What changes an account, a profile or a subscription is for our own pages alone and is not described here.',
      'The machine’s version of this page is `/api/openapi.json` (OpenAPI 3.1). Both are made from the schemas by which requests are checked and answers are tested.',
      'In the examples `$STARTLINE` is the origin of this site, as in `STARTLINE=https://…`. Their answers are real ones of the demo catalogue; long lists are cut to their first entries.',
    ],
  },
  {
    id: 'words',
    title: 'Words and figures',
    paragraphs: [
      'Texts are worded in the language of `locale`: names, dates ("25 – 26 September 2027"), numbers ("1,076"). Where a program needs the figure it stands beside the text: ISO dates in `bib.date` and `bib.endDate`, `count` beside `n`, kilometres in `legs`.',
      'Lengths are worded in the units of `unitSet`, prices in `currency`. A price that was converted begins with ≈, and `priceNote` (of a race `priceStated` and `rateNote`) says from what and at the rate of which day.',
      'Dates are local to the place; "today" is the day in UTC. Keys named `path` are addresses on the site in that language. `null` is "not known" or "not there".',
      'The calendar and its map refuse a key that they do not know with `invalid-query`, naming it: a misspelled filter would otherwise list everything. Other routes ignore such keys. Of a key that is repeated the first counts.',
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
      'Answers are the same for everybody, save a calendar with `near=me`: the address is the whole key. `Cache-Control` says how long to keep one; each route below names it. Errors are never kept (`no-store`). Each answer has an `ETag`; a request whose `If-None-Match` names it is answered `304` without a body.',
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
