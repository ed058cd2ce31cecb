import type { ContentDocument, ContentKind } from '../../../../src/model/blocks/content.ts'
import type { StoredDocument } from '../../publishing/document-kind.ts'

/** Name of a document: its kind and its slug, which never changes. */
export interface DocumentName {
  kind: ContentKind
  slug: string
}

/** Types of documents (worker/domain/publishing/document-kind.ts). */
export interface ContentTypes {
  doc: ContentDocument
  stored: DocumentName
  draft: DocumentName & { updatedBy: number | null }
  address: DocumentName
  /** The name under which a new document is published. */
  details: DocumentName
  context: { now: Date }
  /**
   * `missing`: a text that every document needs, or a source of an article; `misplaced`: what only another kind of document has, such as a
   * place in the help centre of a page, or lacks what its kind has; `reserved`: a slug that is another page; `unknown`: a
   * calendar with a word that no calendar has, or a time zone that does not exist; `unsound`: a rule of a challenge that
   * `ruleFault` refuses; the last two: one for which the races ahead do not suffice, or any race would do.
   */
  faults: Readonly<
    Record<
      string,
      'missing' | 'misplaced' | 'reserved' | 'unknown' | 'unsound' | 'nobody' | 'everybody'
    >
  >
  origin: 'shipped' | 'editor' | 'restore' | 'schedule' | 'withdraw' | 'return'
}

export type StoredContent = StoredDocument<ContentTypes>
