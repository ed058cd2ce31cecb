import { apiRequestsLimit, feedEntriesLimit, limitSeconds } from '../../src/model/limits.ts'

/** A feed that the demo catalogue answers. */
export const feedExample = '/de/kalender/laufen/deutschland.ics?minKm=10'

/** What holds for every route. Paragraphs; text between backticks is code. */
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
      `A network address may ask ${apiRequestsLimit} times in ${limitSeconds} seconds. What is more is answered \`429\` with \`too-many-requests\` and \`Retry-After\` in seconds. The count is kept near the place where you reach us, so it is a brake and no ledger.`,
      'Please ask for what you need, and keep what you got for as long as the answer says.',
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
      'Answers, errors too, carry `Access-Control-Allow-Origin: *`, so a script of any site may read them. Ask without credentials; there is nothing that they would change. Only a calendar with `near=me` is for the one who asked, and for no other site.',
    ],
  },
  {
    id: 'feeds',
    title: 'Feeds',
    paragraphs: [
      `Any list can be followed. Put \`.ics\` (iCalendar), \`.atom\` (Atom) or \`.json\` (JSON Feed) behind the path of its page and keep the query: \`${feedExample}\`. Calendars, events, sports and, as \`/organiser/{permalink}.ics\`, organisers have them. A feed has up to ${feedEntriesLimit} entries and is answered with \`304\` to who has it.`,
    ],
  },
  {
    id: 'stability',
    title: 'What we promise',
    paragraphs: [
      'The addresses have no version. Answers gain keys and words at any time: ignore what you do not know. A key is not removed and does not change its meaning without six months’ notice in the change log and `deprecated` in `/api/openapi.json`.',
      'Routes under "For our pages" are open too, but follow the pages they serve and may change with any release. So may the wording of texts, and the order in which search finds events.',
    ],
  },
]
