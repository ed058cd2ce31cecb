import * as v from 'valibot'
import { contentKinds } from '../../blocks/content.ts'
import { locales } from '../../locales.ts'
import { deskContent } from './desk-content.ts'

/** Responses of `/api/desk`. */

const kind = v.picklist(contentKinds)
const state = v.picklist(['new', 'published', 'withdrawn'])
const optional = v.nullable(v.string())

/** `GET /api/desk/documents?section`. Times are in words. */
export const deskListView = v.strictObject({
  documents: v.array(
    v.strictObject({
      id: v.number(),
      kind,
      title: v.string(),
      /** Path of its page; null for one without. */
      path: optional,
      state,
      updated: v.string(),
      /** Null without a draft. */
      draft: v.nullable(v.strictObject({ isWaiting: v.boolean(), saved: v.string() })),
      scheduled: optional,
      /** True if a scheduled act could not be done. */
      hasFailed: v.boolean(),
      /** Number of languages that lack no text. */
      languages: v.number(),
      /** Initials of the others who have it open. */
      openBy: v.array(v.string()),
    }),
  ),
  /** Kinds of the section of which documents can be added. */
  addable: v.array(kind),
})

/** `POST /api/desk/documents/{id}/draft`. */
export const deskDraftView = v.strictObject({
  id: v.number(),
  kind,
  slug: v.string(),
  path: optional,
  state,
  draftState: v.picklist(['editing', 'waiting']),
  version: v.number(),
  base: deskContent,
  content: deskContent,
  /** True if a second moderator publishes it, and if the reader may be that one. */
  isModerated: v.boolean(),
  mayApprove: v.boolean(),
  /** Number of the last published version; 0 before the first. */
  revision: v.number(),
  schedule: v.array(
    v.strictObject({
      act: v.picklist(['publish', 'withdraw']),
      /** Time in words. */
      at: v.string(),
      /** True if the draft was written on since: the text of then is published. */
      isOlder: v.boolean(),
      failed: v.nullable(v.picklist(['conflicts', 'faults'])),
    }),
  ),
  /** Paths, without the language, of texts whose English has changed since they were translated. */
  outdated: v.record(v.picklist(locales), v.array(v.string())),
})

export const deskRevisionsView = v.strictObject({
  revisions: v.array(
    v.strictObject({
      number: v.number(),
      origin: v.picklist(['shipped', 'editor', 'restore', 'schedule', 'withdraw', 'return']),
      author: optional,
      /** Time in words. */
      at: v.string(),
      changed: v.array(v.string()),
    }),
  ),
})

/** `GET /api/desk/missing?locale`. */
export const missingView = v.strictObject({
  documents: v.array(
    v.strictObject({
      id: v.number(),
      kind,
      title: v.string(),
      texts: v.array(
        v.strictObject({
          path: v.string(),
          state: v.picklist(['missing', 'outdated']),
          isProse: v.boolean(),
          english: v.string(),
          present: v.string(),
        }),
      ),
    }),
  ),
})

export type DeskListView = v.InferOutput<typeof deskListView>
export type DeskDraftView = v.InferOutput<typeof deskDraftView>
export type DeskRevisionsView = v.InferOutput<typeof deskRevisionsView>
export type MissingView = v.InferOutput<typeof missingView>
