import * as v from 'valibot'
import { message, strictly } from '../../values/form.ts'
import { bulkActs, eventsPerPage, eventSorts, eventStates } from '../../members/organiser-events.ts'
import { dateBib } from '../event/edition-card.ts'
import { flag, hue, pageLink, sitePath, statusView, text } from '../parts.ts'

/** Forms and responses of `/api/organiser/events`, in words of the requested language. */

/** Permalink of an event, or id of a draft. */
export const eventKey = v.pipe(
  v.string(message('invalid')),
  v.regex(/^[a-z0-9-]{1,120}$/iu, message('invalid')),
)

/** `POST /api/organiser/events/bulk`. */
export const bulkFields = v.strictObject(
  {
    act: v.picklist(bulkActs, message('required')),
    events: v.pipe(
      v.array(eventKey, message('required')),
      v.minLength(1, message('required')),
      v.maxLength(eventsPerPage, message('invalid')),
    ),
  },
  strictly,
)

export const bulkView = v.strictObject({
  done: v.nullable(text('"Dates confirmed: 2."; null if nothing was done.')),
  failures: v.array(
    v.strictObject({
      event: text('Permalink of the event.'),
      text: text('"Oslo Run has no date to confirm."'),
    }),
  ),
})

const choice = v.strictObject({ value: v.string(), label: v.string() })

const missingFact = v.strictObject({
  name: text('"start time".'),
  why: text('Why athletes need it.'),
  path: sitePath('Page on which it is entered.'),
})

const eventRow = v.strictObject({
  key: text('Permalink, or id of a draft that has no event yet.'),
  name: v.string(),
  lang: v.nullable(text('Language tag of the name.')),
  path: sitePath('Page on which it is edited.'),
  page: v.nullable(sitePath('Public page; null for a draft.')),
  hue,
  bib: v.nullable(dateBib),
  dateConfirmed: v.boolean(),
  /** First day of an edition that is over; null for one ahead, and without a date. */
  pastDate: v.nullable(v.string()),
  status: v.nullable(statusView),
  place: text('"Oslo · 2 races".'),
  tag: v.strictObject({ text: v.string(), tone: v.picklist(['ok', 'warn', 'note', 'plain']) }),
  returned: v.nullable(
    v.pipe(
      v.strictObject({ texts: v.array(v.string()), note: v.nullable(v.string()) }),
      v.description('Why a moderator sent the draft back, with their note.'),
    ),
  ),
  isArchived: v.boolean(),
  corrections: v.nullable(
    v.pipe(
      pageLink,
      v.description('Facts that readers correct: "Corrections: Start time, Venue".'),
    ),
  ),
  filled: v.nullable(
    v.strictObject({
      filled: v.pipe(
        v.number(),
        v.description('Facts that publishing requires or athletes look for.'),
      ),
      of: v.number(),
      text: text('"Missing: date, climb".'),
      missing: v.array(missingFact),
    }),
  ),
  saved: v.string(),
  views: v.string(),
  clicks: v.string(),
  archives: v.pipe(
    v.strictObject({ past: v.string(), next: v.string() }),
    v.description('Dates of the editions that archiving takes; an empty text for none.'),
  ),
  next: text('Date of the edition that an act would add, or that it is open.'),
  select: text('"Select Oslo Run".'),
})

const task = v.strictObject({
  number: v.nullable(text('Saves, days, races: the figure in front; null instead of a zero.')),
  title: v.string(),
  text: v.string(),
  act: v.nullable(
    v.strictObject({ act: v.picklist(bulkActs), event: v.string(), label: v.string() }),
  ),
  link: v.nullable(v.strictObject({ path: sitePath('Where to do it.'), label: v.string() })),
})

const words = v.strictObject({
  tasks: v.string(),
  tasksDone: v.string(),
  table: v.string(),
  start: v.string(),
  event: v.string(),
  facts: v.string(),
  saved: v.string(),
  views: v.string(),
  clicks: v.string(),
  page: v.string(),
  text: v.string(),
  sport: v.string(),
  season: v.string(),
  organiser: v.string(),
  sort: v.string(),
  find: v.string(),
  selected: text('"Selected: {n}", with the placeholder.'),
  selectDrafts: text('"Select all drafts ({n})", with the placeholder.'),
  publish: v.string(),
  publishN: text('"Publish ({n})", with the placeholder, like those below.'),
  send: v.string(),
  ready: v.string(),
  notReady: v.string(),
  forReview: v.string(),
  reviewText: v.string(),
  checking: text('"Checking {n} of {all}", with the placeholders.'),
  progress: text('"{n} of {all}", with the placeholders.'),
  published: v.string(),
  sent: v.string(),
  notPublished: v.string(),
  again: v.string(),
  confirm: v.string(),
  renew: v.string(),
  archive: v.string(),
  clear: v.string(),
  renewTitle: v.string(),
  renewText: v.string(),
  renewGo: v.string(),
  archiveTitle: v.string(),
  archiveText: v.string(),
  archivePast: v.string(),
  archiveNext: v.string(),
  noMatch: v.string(),
  files: v.string(),
  previous: v.string(),
  next: v.string(),
})

const emptyList = v.strictObject({
  title: v.string(),
  text: v.string(),
  label: v.string(),
  find: v.string(),
  calendar: sitePath('Page that the search leads to.'),
  create: v.string(),
  bring: v.string(),
})

export const organiserEventsView = v.strictObject({
  create: v.strictObject({ path: sitePath('Page of a new event.'), label: v.string() }),
  bring: v.strictObject({ path: sitePath('Page of imports.'), label: v.string() }),
  empty: v.nullable(emptyList),
  organisations: v.array(
    v.strictObject({ ...choice.entries, role: text('Role of the member: "Owner".') }),
  ),
  figures: v.array(v.strictObject({ value: v.string(), label: v.string() })),
  counted: v.nullable(text('Since when views and clicks are counted.')),
  tasks: v.array(task),
  tabs: v.array(
    v.strictObject({ state: v.picklist(eventStates), name: v.string(), n: v.string() }),
  ),
  sports: v.array(choice),
  seasons: v.array(choice),
  sorts: v.array(v.strictObject({ value: v.picklist(eventSorts), label: v.string() })),
  rows: v.array(eventRow),
  drafts: v.pipe(
    v.array(v.string()),
    v.description('Keys of the listed events and drafts with unpublished changes, on all pages.'),
  ),
  position: v.nullable(text('"Page 1 of 3"; null for one page.')),
  hasMore: flag('True if a page follows.'),
  files: v.array(v.strictObject({ label: v.string(), href: text('Path of the file.') })),
  words,
})

export type BulkView = v.InferOutput<typeof bulkView>
export type OrganiserEventsView = v.InferOutput<typeof organiserEventsView>
export type OrganiserEventRow = v.InferOutput<typeof eventRow>
export type OrganiserTask = v.InferOutput<typeof task>
export type OrganiserWords = v.InferOutput<typeof words>
