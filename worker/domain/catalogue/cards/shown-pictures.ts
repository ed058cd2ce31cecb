import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { OrganiserPictureKind } from '../../../../src/model/members/organiser-pictures.ts'
import { parsedJson, rowOf } from '../../../db/parsed-json.ts'
import { namesColumn } from '../names/event-name.ts'

/** A picture `p` is shown once it has a text, or is marked as one that needs none. */
const isShown = `p.removed_at IS NULL AND (p.is_decoration = 1 OR p.alts <> '{}')`

const shape = {
  /** Its name in the store. */
  file: v.string(),
  /** Pixels. */
  width: v.number(),
  height: v.number(),
  /** Point that no crop may cut off, as shares of width and height. */
  focalX: v.number(),
  focalY: v.number(),
}

/** Column of an event `ev`: its cover, the chosen picture or else the first; null without one. */
export const coverColumn = sql.raw(`(
  SELECT json_array(p.file, p.width, p.height, p.focal_x, p.focal_y) FROM event_picture p
  WHERE p.event_id = ev.id AND ${isShown} ORDER BY p.is_cover DESC, p.position, p.id LIMIT 1) AS cover`)

/** Column of an organiser `o`: the picture of a kind in use; null without one. */
export const organiserPictureColumn = (kind: OrganiserPictureKind): SQL =>
  sql.raw(`(
  SELECT json_array(p.file, p.width, p.height, p.focal_x, p.focal_y) FROM organiser_picture p
  WHERE p.organiser_id = o.id AND p.kind = '${kind}' AND p.removed_at IS NULL) AS ${kind}`)

export const coverEntry = v.nullable(parsedJson(rowOf(shape)))

export type CoverFacts = NonNullable<v.InferOutput<typeof coverEntry>>

const pictureRow = v.object({
  ...shape,
  alts: namesColumn,
  /** 1 for a picture that needs no text. */
  isDecoration: v.number(),
  credit: v.nullable(v.string()),
  licence: v.nullable(v.string()),
})

export type PictureRow = v.InferOutput<typeof pictureRow>

const picturesOf = (owner: SQL): SQL => sql`
  SELECT p.file, p.width, p.height, p.focal_x AS "focalX", p.focal_y AS "focalY", p.alts,
    p.is_decoration AS "isDecoration", p.credit, p.licence
  FROM event_picture p WHERE ${owner} AND ${sql.raw(isShown)} ORDER BY p.position, p.id`

/** Statement for the pictures that the page of an event shows. @param event expression for the event's id */
export const shownPictures = (event: SQL): SQL => picturesOf(sql`p.event_id = ${event}`)

/** The same for the draft of an event that is not published. */
export const draftPictures = (draftId: string): SQL => picturesOf(sql`p.draft_id = ${draftId}`)

export const readPictures = (rows: unknown): PictureRow[] => v.parse(v.array(pictureRow), rows)
