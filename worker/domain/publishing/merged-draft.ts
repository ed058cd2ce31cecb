import type { AppliedChanges } from '../../../src/model/documents/apply-changes.ts'
import { mergeDocuments } from '../../../src/model/documents/merge.ts'
import type { DocumentKind, DraftRow, KindTypes, StoredDocument } from './document-kind.ts'

/** The draft's changes applied to the document that is published now. */
export function mergedDraft<T extends KindTypes>(
  { shape }: DocumentKind<T>,
  draft: DraftRow<T>,
  stored: StoredDocument<T> | null,
): AppliedChanges<T['doc']> {
  const { base, content } = draft
  if (stored === null) return { document: content, conflicts: [] }
  return mergeDocuments(shape, { base, mine: content, theirs: stored.document })
}
