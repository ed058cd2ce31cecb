import * as v from 'valibot'
import { dateBib } from '../event/edition-card.ts'
import { hue, text } from '../parts.ts'
import { textsOf } from '../texts-of.ts'
import { answerView } from './answer.ts'

const tag = v.strictObject({
  label: text('"Paid".'),
  tone: v.picklist(['ok', 'warn', 'bad', 'note', 'neutral']),
})

const entry = v.strictObject({
  order: text('Id of the order, by which the route that opens it knows it.'),
  ticket: v.nullable(text('Path of the page of its ticket; null while it has none.')),
  event: text('Name of the event.'),
  lang: v.nullable(text('BCP 47 tag of `event` if it is in another language.')),
  path: text('Path of the page of the event.'),
  hue,
  bib: dateBib,
  race: text('Name of the race.'),
  raceLang: v.nullable(text('BCP 47 tag of `race` if it is in another language.')),
  start: v.nullable(text('"09:00", local time of the venue; null if unknown.')),
  person: text('Name of the person; empty if it is missing.'),
  guardian: text('"Guardian: B. Kim"; empty without.'),
  tags: v.array(tag),
  number: text('"Order number: K7Q-2M9".'),
  receipt: v.nullable(text('"Receipt 2026-1, 21 November 2026"; null without.')),
  answers: v.array(answerView),
})

/** Places of a member's orders; texts are in the language of the response. */
export const memberEntriesView = v.strictObject({
  texts: textsOf(['answers', 'open', 'ticket', 'waiting', 'turn']),
  copied: text('"Copy of 21 November 2026. …", for a page that is shown without a network.'),
  turns: v.pipe(
    v.array(
      v.strictObject({
        event: text('Name of the event.'),
        lang: v.nullable(text('BCP 47 tag of `event` if it is in another language.')),
        hue,
        bib: dateBib,
        race: text('Name of the race.'),
        raceLang: v.nullable(text('BCP 47 tag of `race` if it is in another language.')),
        text: text('"Position 3 on the waiting list. Places: 2".'),
        isOffered: v.boolean(),
        path: text('Path of the page on which it can be left, and its offer taken.'),
      }),
    ),
    v.description('Turns on waiting lists.'),
  ),
  next: v.nullable(text('"Next start: …", of the next place that is paid.')),
  groups: v.pipe(
    v.array(
      v.strictObject({
        key: v.picklist(['upcoming', 'past', 'cancelled']),
        heading: text('"Upcoming".'),
        count: text('Number of its entries.'),
        entries: v.array(entry),
      }),
    ),
    v.description('Without the groups that have no entry.'),
  ),
})
export type MemberEntriesView = v.InferOutput<typeof memberEntriesView>
