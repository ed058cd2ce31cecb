import * as v from 'valibot'
import { isPlainLines, message, optionalText, strictly } from '../../values/form.ts'
import { noteMaximumCharacters, savedEventsLimit } from '../../values/limits.ts'
import { isPermalink } from '../../members/saved-events.ts'
import { savedStates, secondsOfResult } from '../../members/saved-states.ts'
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

const resultField = v.pipe(
  v.string(message('invalid')),
  v.trim(),
  v.check((given) => given === '' || secondsOfResult(given) !== null, message('invalid')),
)

/** The member's plan and, of a race that is done, the time as h:mm:ss; '' for none. */
const planFields = {
  state: v.picklist(['', ...savedStates], message('invalid')),
  result: resultField,
}

/** The form of a plan. */
export const planForm = v.object(planFields)

/** `PATCH /api/profile/saved-events`: the note, of which an empty one deletes it, or the plan. */
export const savedFields = v.pipe(
  v.strictObject(
    {
      permalink: permalinkField,
      note: v.exactOptional(optionalText(noteMaximumCharacters, isPlainLines)),
      state: v.exactOptional(planFields.state),
      result: v.exactOptional(planFields.result),
    },
    strictly,
  ),
  v.forward(
    v.check(({ state, result = '' }) => result === '' || state === 'done', message('invalid')),
    ['result'],
  ),
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

/** The member's plan, as rows of lists have it. */
export const planView = {
  state: v.nullable(v.pipe(v.picklist(savedStates), v.description('Plan of the member.'))),
  result: v.nullable(text('Time of the member, of a race that is done: "3:45:12".')),
}

export const savedEntryView = v.pipe(
  v.strictObject({
    a_event_id: figureOf('Number of the event (spec §3).'),
    permalink: text('Its permalink.'),
    savedAt: text('ISO instant.'),
    note: v.nullable(text('What the member noted; plain text of several lines.')),
    ...planView,
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
export type SavedFields = v.InferOutput<typeof savedFields>
export type SavedEntryView = v.InferOutput<typeof savedEntryView>
