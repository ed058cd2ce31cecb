import { applyChanges, type AppliedChanges } from './apply-changes.ts'
import { differences } from './differences.ts'
import type { DocumentShape } from './shape.ts'

/** Three-way merge: what I changed since the base, applied to their document. In a conflict their value stays. */
export const mergeDocuments = <Doc extends object>(
  shape: DocumentShape<Doc>,
  { base, mine, theirs }: { base: Doc; mine: Doc; theirs: Doc },
): AppliedChanges<Doc> => applyChanges(shape, theirs, differences(shape, base, mine))
