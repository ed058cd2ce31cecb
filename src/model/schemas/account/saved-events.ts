import * as v from 'valibot'
import { isPlainLines, message, optionalText, strictly } from '../../values/form.ts'
import { noteMaximumCharacters, savedEventsLimit } from '../../values/limits.ts'
import { isPermalink } from '../../members/saved-events.ts'
import { figureOf, text } from '../parts.ts'

/** Forms and responses of `/api/events/…BucketList` and `/api/profile/saved-events`, the saved events of a member. */

export const permalinkField = v.pipe(
  v.string(message('invalid')),
  v.check((given: string) => isPermalink(given), message('invalid')),
)

/** Number of an event or of another row. */
export const eventNumber = v.pipe(
  v.number(message('invalid')),
  v.safeInteger(message('invalid')),
  v.minValue(1, message('invalid')),
)

/** An event by its number (spec §7) or by its permalink, which pages know. */
export const eventChoice = v.pipe(
  v.strictObject(
    {
      eventID: v.exactOptional(eventNumber),
      permalink: v.exactOptional(permalinkField),
    },
    strictly,
  ),
  v.forward(
    v.check(
      (form) => (form.eventID === undefined) !== (form.permalink === undefined),
      message('required'),
    ),
    ['eventID'],
  ),
)

/** `PATCH /api/profile/saved-events`; an empty note deletes it. */
export const noteFields = v.strictObject(
  { permalink: permalinkField, note: optionalText(noteMaximumCharacters, isPlainLines) },
  strictly,
)

/** `POST /api/profile/saved-events`: the events saved in a browser, newest first. */
export const uniteFields = v.strictObject(
  {
    permalinks: v.pipe(
      v.array(permalinkField, message('invalid')),
      v.maxLength(savedEventsLimit, message('too-long')),
    ),
  },
  strictly,
)

export const savedEntryView = v.pipe(
  v.strictObject({
    a_event_id: figureOf('Number of the event (spec §3).'),
    permalink: text('Its permalink.'),
    savedAt: text('ISO instant.'),
    note: v.nullable(text('What the member noted; plain text of several lines.')),
  }),
  v.description('A saved event of the member.'),
)

export const savedListView = v.pipe(
  v.array(savedEntryView),
  v.description('Saved events of the member, newest first.'),
)

export const unitedView = v.strictObject({
  added: figureOf('Number of events that the account did not have.'),
  entries: savedListView,
})

export type UnitedView = v.InferOutput<typeof unitedView>
export type EventChoice = v.InferOutput<typeof eventChoice>
export type SavedEntryView = v.InferOutput<typeof savedEntryView>
