import { isDraftId } from '../../../../model/event/draft-ids.ts'
import { eventShape } from '../../../../model/event-facts/event-shape.ts'
import type { ReplacedKeys } from '../../../../model/documents/replaced-keys.ts'
import type { DraftView } from '../../../../model/schemas/event/draft-views.ts'
import { applyUnsent, type Recovered } from '../../../member-area/draft/apply-unsent.ts'
import { fetchPublished } from './draft-api.ts'
import { eventsWithUnsent, leftUnsent } from '../../../member-area/draft/unsent.ts'

/** Keys that entries got when a former draft was published. */
async function keysSince(former: string, { id }: DraftView): Promise<ReplacedKeys> {
  if (former === id) return {}
  const found = await fetchPublished(former)
  return found.state === 'published' ? found.as.keys : {}
}

/** Names under which something of the event may be stored: its own, and of the draft as which it was published. */
async function namesOf({ id, permalink }: DraftView): Promise<string[]> {
  if (permalink === null) return [id]
  const others = eventsWithUnsent().filter((event) => isDraftId(event) && event !== id)
  const found = await Promise.all(others.map(async (event) => await fetchPublished(event)))
  const former = others.filter((_event, index) => {
    const each = found[index]
    return each?.state === 'published' && each.as.permalink === permalink
  })
  return [permalink, ...former]
}

/** A draft with what closed editors of this browser did not send of it, and the keys under which that is stored. */
export async function recoverDraft(draft: DraftView): Promise<Recovered & { keys: string[] }> {
  const left = await leftUnsent(await namesOf(draft))
  let recovered: Recovered = { facts: draft.facts, conflicts: [] }
  for (const { unsent } of left)
    recovered = applyUnsent(eventShape, recovered, unsent, await keysSince(unsent.draft, draft))
  return { ...recovered, keys: left.map(({ key }) => key) }
}
