import * as v from 'valibot'
import { draftsPerRequest } from '../../members/organiser-events.ts'
import { message, strictly } from '../../values/form.ts'
import { sitePath, text } from '../parts.ts'
import { eventKey } from './organiser-events.ts'

/** Forms and responses of `/api/organiser/events/publish`, in words of the requested language. */

const portionOf = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(
    v.array(entry, message('required')),
    v.minLength(1, message('required')),
    v.maxLength(draftsPerRequest, message('invalid')),
  )

/** `POST /api/organiser/events/publish/summary`. */
export const summaryFields = v.strictObject({ events: portionOf(eventKey) }, strictly)

/** `POST /api/organiser/events/publish`: drafts in the versions that their summaries were made of. */
export const publishFields = v.strictObject(
  {
    drafts: portionOf(
      v.strictObject({
        event: eventKey,
        version: v.pipe(v.number(message('invalid')), v.integer(message('invalid'))),
      }),
    ),
  },
  strictly,
)

const problem = v.strictObject({
  label: v.nullable(text('Name of the fact: "12 June 2027 · Half marathon · Start time".')),
  text: v.string(),
  path: v.nullable(sitePath('Field of the editor.')),
})

const draftName = {
  event: text('Permalink of the event, or id of the draft.'),
  name: v.string(),
  lang: v.nullable(text('Language tag of the name.')),
}

const draftSummary = v.strictObject({
  ...draftName,
  version: v.number(),
  changes: text('"Changes: 28".'),
  mails: v.nullable(text('Members who hear of it by email; null for none.')),
  isModerated: v.pipe(v.boolean(), v.description('True if a moderator publishes it.')),
  problems: v.pipe(v.array(problem), v.description('Empty if it can be published.')),
})

export const draftSummariesView = v.strictObject({ drafts: v.array(draftSummary) })

const publishedDraft = v.strictObject({
  ...draftName,
  state: v.picklist(['published', 'waiting', 'failed']),
  problems: v.array(problem),
})

export const publishedDraftsView = v.strictObject({ drafts: v.array(publishedDraft) })

export type DraftProblem = v.InferOutput<typeof problem>
export type DraftSummaryItem = v.InferOutput<typeof draftSummary>
export type DraftSummariesView = v.InferOutput<typeof draftSummariesView>
export type PublishedDraftItem = v.InferOutput<typeof publishedDraft>
export type PublishedDraftsView = v.InferOutput<typeof publishedDraftsView>
