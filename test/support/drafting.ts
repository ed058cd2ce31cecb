import { eventShape } from '../../src/model/event-facts/event-shape.ts'
import { differences } from '../../src/model/documents/differences.ts'
import type { EventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { createDraft } from '../../worker/domain/organisers/drafts/create-draft.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { publishDraft } from '../../worker/domain/publishing/publish-draft.ts'
import { saveDraft } from '../../worker/domain/publishing/save-draft.ts'
import {
  organiserNow,
  owner,
  publishing,
  soundFacts,
  type OrganiserTables,
} from './organiser-tables.ts'

/** Drafts of events on the tables of a test, made and published as members do. */
export function drafting(tables: OrganiserTables) {
  let number = 0
  const start = async (name = `Run ${(number += 1)}`, memberId = owner) =>
    await createDraft(tables.db, memberId, { name, nameLanguage: 'en' }, organiserNow)

  const edit = async (reference: string, facts: EventFacts, memberId = owner) => {
    const draft = await findDraft(tables.db, eventKind, memberId, reference)
    const changes = differences(eventShape, draft.content, facts)
    return await saveDraft(tables.db, eventKind, {
      memberId,
      reference,
      changes,
      now: organiserNow,
    })
  }

  const publish = async (reference: string, memberId = owner) => {
    const { version } = await findDraft(tables.db, eventKind, memberId, reference)
    return await publishDraft(tables.db, eventKind, { memberId, reference, version }, publishing)
  }

  /** Publishes a new event. @returns its id, permalink and facts with the keys of its rows */
  async function publishedEvent(facts = soundFacts(`Run ${number + 1}`)) {
    const id = await start(facts.name ?? undefined)
    await edit(id, facts)
    const published = await publish(id)
    if (published.state !== 'published') throw new Error(JSON.stringify(published))
    const stored = await readFacts(tables.db, published.eventId)
    if (stored === null) throw new Error('The event is not stored')
    return { ...published, facts: stored.facts }
  }

  return { start, edit, publish, publishedEvent }
}

export type Drafting = ReturnType<typeof drafting>

/** The same facts with other facts of each edition. */
export const changeOf = (
  facts: EventFacts,
  more: Partial<EventFacts['editions'][number]>,
): EventFacts => ({
  ...facts,
  editions: facts.editions.map((edition) => ({ ...edition, ...more })),
})
