import type { DocumentChange } from '../../../model/documents/change.ts'
import { flattenDocument, unflattenDocument } from '../../../model/documents/paths.ts'
import type { DeskContent } from '../../../model/schemas/desk/desk-content.ts'
import { deskShape } from './desk-shape.ts'

const stored = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().normalize('NFC') : value

/** Changes with texts as a document stores them: without the space that someone is typing a word after. */
export const storedTexts = (changes: readonly DocumentChange[]): DocumentChange[] =>
  changes.map(({ path, from, to }) => ({ path, from: stored(from), to: stored(to) }))

/**
 * A draft of the server with texts as they were typed here, where the server only writes the same text in another way, such
 * as `_so_` for `*so*`. Otherwise each save would look like a change by another person.
 * @param sent the draft as this browser sent it
 */
export async function withTypedTexts(draft: DeskContent, sent: DeskContent): Promise<DeskContent> {
  const [{ readProse }, { writeProse }] = await Promise.all([
    import('../../../model/blocks/read-prose.ts'),
    import('../../../model/blocks/write-prose.ts'),
  ])
  const isSame = (typed: string, written: string): boolean => {
    if (typed.trim() === written.trim()) return true
    if (!written.endsWith('\n')) return false
    const tree = readProse(typed)
    return tree !== null && writeProse(tree) === written
  }
  const former = flattenDocument(deskShape, sent)
  const values = flattenDocument(deskShape, draft)
  for (const [path, written] of values) {
    const typed = former.get(path)
    if (typeof typed !== 'string' || typeof written !== 'string' || typed === written) continue
    if (isSame(typed, written)) values.set(path, typed)
  }
  return unflattenDocument(deskShape, values)
}
