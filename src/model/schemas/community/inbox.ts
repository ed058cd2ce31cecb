import * as v from 'valibot'
import { message, optionalText, isPlainLines, strictly } from '../../values/form.ts'
import {
  moderationKinds,
  moderatorTextLimit,
  rejectionReasons,
} from '../../community/moderation.ts'
import { figureOf, flag, sitePath, text } from '../parts.ts'

/** Forms and responses of `/api/moderation`, in words of the requested language. */

const itemId = v.pipe(
  v.number(message('invalid')),
  v.safeInteger(message('invalid')),
  v.minValue(1, message('invalid')),
)

/** `POST /api/moderation/open` and `/ask`. */
export const itemFields = v.strictObject({ id: itemId }, strictly)

const version = v.pipe(v.number(message('invalid')), v.safeInteger(message('invalid')))

const verdict = {
  id: itemId,
  /** `submittedAt` of the text that was read. */
  submittedAt: v.pipe(v.string(message('required')), v.isoTimestamp(message('invalid'))),
  /** `version` of the text that was read; missing for a noun without versions. */
  version: v.optional(v.nullable(version), null),
  /** Text to the author; empty for none. */
  answer: optionalText(moderatorTextLimit, isPlainLines),
}

/** `POST /api/moderation/approve`. */
export const approvalFields = v.strictObject(verdict, strictly)

/** `POST /api/moderation/reject`. */
export const rejectionFields = v.strictObject(
  { ...verdict, reason: v.picklist(rejectionReasons, message('required')) },
  strictly,
)

/** `POST /api/moderation/undo`. */
export const undoFields = v.strictObject(
  { id: itemId, decision: v.pipe(v.string(message('required')), v.uuid(message('invalid'))) },
  strictly,
)

const inboxItem = v.strictObject({
  id: figureOf('Id of the item.'),
  kind: v.picklist(moderationKinds),
  title: text('Name of the event.'),
  age: text('"26 hours".'),
  late: v.nullable(text('"late", after 24 hours.')),
  lead: text('"Review, 5 of 5 stars".'),
  excerpt: text('Beginning of the text; empty without one.'),
  asked: v.nullable(text('Says that a colleague asks for a second opinion.')),
  following: text('"Next: Oslo Forest Night-O."'),
})

const inboxWords = v.strictObject({
  approve: v.string(),
  reject: v.string(),
  ask: v.nullable(text('Asks for a second opinion; null if there is no colleague to ask.')),
  next: v.string(),
  previous: v.string(),
  openPage: v.string(),
  undo: v.string(),
  keys: v.string(),
  why: v.string(),
  answer: v.string(),
  rejectAndMail: v.string(),
  back: v.string(),
  approved: v.string(),
  textChanged: text('Shown if the text has changed since the moderator read it.'),
  incomplete: text('Shown for the approval of an event that cannot be published.'),
  factChanged: text('Shown if a fact has changed since its correction was sent.'),
  rejected: v.string(),
  asked: v.string(),
  takenBack: v.string(),
  takenBackTooLate: v.string(),
  decidedBefore: v.string(),
  nothingWaits: v.string(),
  more: v.string(),
})

export const inboxView = v.strictObject({
  summary: text('"Oldest first. The oldest has waited for 26 hours."'),
  figures: v.array(v.strictObject({ value: v.string(), label: v.string() })),
  tabs: v.array(
    v.strictObject({
      kind: v.nullable(v.picklist(moderationKinds)),
      name: v.string(),
      waiting: v.string(),
    }),
  ),
  items: v.array(inboxItem),
  after: v.nullable(text('Cursor of the next page.')),
  words: inboxWords,
})

const proposedChange = v.pipe(
  v.strictObject({
    fact: text('"Start time · Half marathon".'),
    factLabel: v.string(),
    presentLabel: v.string(),
    present: text('Value on the page now.'),
    proposedLabel: v.string(),
    proposed: text('Proposed value.'),
    conflict: v.nullable(
      v.strictObject({ title: v.string(), former: text('"When it was sent: 10:00".') }),
    ),
  }),
  v.description('The change of a correction; null for other nouns.'),
)

export const openedItemView = v.strictObject({
  id: figureOf('Id of the item.'),
  submittedAt: text('ISO instant, sent back with the decision.'),
  version: v.nullable(
    figureOf('Version of a text that its author can change while it waits, sent back as well.'),
  ),
  title: v.string(),
  kind: text('"Review".'),
  stars: v.nullable(
    v.strictObject({ value: figureOf('Stars, 1 to 5.'), label: text('"4 of 5 stars".') }),
  ),
  text: v.nullable(text('The text as its author wrote it.')),
  former: v.nullable(text('The text on which a moderator decided before, if it was another.')),
  language: v.nullable(text('Language tag of the text.')),
  author: v.nullable(v.strictObject({ name: v.string(), facts: v.array(v.string()) })),
  change: v.nullable(proposedChange),
  facts: v.array(
    v.strictObject({ name: v.string(), value: v.string(), path: v.nullable(v.string()) }),
  ),
  signals: v.array(
    v.strictObject({ warns: flag('False if nothing was found.'), text: v.string() }),
  ),
  signalsTitle: v.string(),
  colleague: v.nullable(v.strictObject({ title: v.string(), text: v.string() })),
  byReader: v.nullable(
    text('Sentence that a colleague decides the text; null if somebody else wrote it.'),
  ),
  page: v.nullable(sitePath('Page of the event.')),
  reasons: v.array(
    v.strictObject({
      key: v.picklist(rejectionReasons),
      label: v.string(),
      mail: text('Sentence of the email, in the language of the author.'),
    }),
  ),
  mailLabel: text('"Email to the author, in Norwegian".'),
  mailLanguage: v.nullable(text('Language tag of the email; null if there is none.')),
  answerLabel: v.nullable(text('Label of the answer; null if an approval takes none.')),
})

export type InboxView = v.InferOutput<typeof inboxView>
export type InboxItem = v.InferOutput<typeof inboxItem>
export type InboxWords = v.InferOutput<typeof inboxWords>
export type OpenedItemView = v.InferOutput<typeof openedItemView>
