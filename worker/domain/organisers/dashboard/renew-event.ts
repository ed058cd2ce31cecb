import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import { differences } from '../../../../src/model/documents/differences.ts'
import { nextEdition } from '../../../../src/model/event-facts/next-edition.ts'
import type { BulkFailure } from '../../../../src/model/members/organiser-events.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { openDraft } from '../../publishing/open-draft.ts'
import { saveDraft } from '../../publishing/save-draft.ts'
import { eventKind } from '../publish/event-kind.ts'

const isNew = ({ key }: { key: string }): boolean => key.startsWith('n')

/**
 * Adds the edition after the last one to the draft of an event, which is opened if there is none. Nothing is published. A
 * draft that has a new edition stays as it is.
 */
export async function renewEvent(
  db: Database,
  permalink: string,
  memberId: number,
  now: Date,
): Promise<BulkFailure | null> {
  const today = now.toISOString().slice(0, 10)
  const withNext = (facts: EventFacts): EventFacts => ({
    ...facts,
    editions: [...facts.editions, nextEdition(facts, today)],
  })
  const draft = await openDraft(db, eventKind, { memberId, reference: permalink, now }, withNext)
  if (draft.content.editions.some(isNew)) return null
  const changes = differences(eventShape, draft.content, withNext(draft.content))
  const { conflicts } = await saveDraft(db, eventKind, {
    memberId,
    reference: draft.id,
    changes,
    now,
  })
  return conflicts.length === 0 ? null : 'changed'
}
