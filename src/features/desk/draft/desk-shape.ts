import { contentShape, emptyContent } from '../../../model/blocks/content.ts'
import type { DocumentShape } from '../../../model/documents/shape.ts'
import { deskContent, type DeskContent } from '../../../model/schemas/desk/desk-content.ts'

/** A document as the desk edits it: the shape of the stored one, with running text as Markdown and without limits. */
export const deskShape: DocumentShape<DeskContent> = {
  empty: emptyContent,
  lists: contentShape.lists,
  optional: contentShape.optional,
  schema: deskContent,
}
