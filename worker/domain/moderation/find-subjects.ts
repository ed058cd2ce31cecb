import type { Locale } from '../../../src/model/locales.ts'
import type { Database } from '../../db/client.ts'
import type { ItemRow } from './find-item.ts'
import type { ModeratedSubject } from './moderated-kind.ts'
import type { ModeratedKinds } from './moderated-kind.ts'

/** Ids that a noun is asked for at once. */
const atOnce = 100

/** Key of an item's subject among those of all nouns. */
export const keyOfItem = ({ kind, subjectId }: Pick<ItemRow, 'kind' | 'subjectId'>): string =>
  `${kind}/${subjectId}`

/** Subjects of items of any noun, by `keyOfItem`; deleted subjects are absent. */
export async function findSubjectsOf(
  db: Database,
  kinds: ModeratedKinds,
  items: readonly Pick<ItemRow, 'kind' | 'subjectId'>[],
  locale: Locale,
): Promise<Map<string, ModeratedSubject>> {
  const found = new Map<string, ModeratedSubject>()
  for (const { kind, findSubjects } of kinds.values()) {
    const ids = items.filter((item) => item.kind === kind).map(({ subjectId }) => subjectId)
    for (let start = 0; start < ids.length; start += atOnce) {
      const subjects = await findSubjects(db, ids.slice(start, start + atOnce), locale)
      for (const [subjectId, subject] of subjects)
        found.set(keyOfItem({ kind, subjectId }), subject)
    }
  }
  return found
}
