import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { findDraft } from '../../publishing/draft-row.ts'
import type { Published } from '../../publishing/publication.ts'
import { publishDraft } from '../../publishing/publish-draft.ts'
import type { EventDraft, EventTypes } from '../drafts/event-types.ts'
import { eventKind } from '../publish/event-kind.ts'
import { summaryOfDraft, type DraftSummary } from '../publish/summarise-draft.ts'
import type { Actor } from './change-editions.ts'

/** A draft by its id or the permalink of its event; null if it is gone, or belongs to others. */
async function draftOf(db: Database, memberId: number, key: string): Promise<EventDraft | null> {
  try {
    return await findDraft(db, eventKind, memberId, key)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return null
    throw error
  }
}

/** A draft with what publishing it would do; null if it is gone. */
export interface SummarisedDraft {
  key: string
  found: { draft: EventDraft; summary: DraftSummary } | null
}

/** Consequences of publishing several drafts. @param today ISO date */
export async function summariseDrafts(
  db: Database,
  memberId: number,
  keys: readonly string[],
  today: string,
): Promise<SummarisedDraft[]> {
  return await Promise.all(
    [...new Set(keys)].map(async (key) => {
      const draft = await draftOf(db, memberId, key)
      if (draft === null) return { key, found: null }
      return { key, found: { draft, summary: await summaryOfDraft(db, draft, today) } }
    }),
  )
}

/** `changed` was saved or published by others meanwhile; `gone` is a draft that was published before, or discarded. */
export type DraftOutcome = Published<EventTypes> | { state: 'changed' } | { state: 'gone' }

export interface PublishedDraft {
  key: string
  /** As it was read; null for one that is gone. */
  draft: EventDraft | null
  outcome: DraftOutcome
}

async function publishOne(
  db: Database,
  { key, version }: { key: string; version: number },
  { memberId, now, rates }: Actor,
): Promise<PublishedDraft> {
  const draft = await draftOf(db, memberId, key)
  if (draft === null) return { key, draft, outcome: { state: 'gone' } }
  if (draft.state === 'waiting') return { key, draft, outcome: { state: 'waiting' } }
  try {
    const named = { memberId, reference: draft.id, version }
    return { key, draft, outcome: await publishDraft(db, eventKind, named, { now, rates }) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not-found') return { key, draft, outcome: { state: 'gone' } }
    if (error.code === 'conflict') return { key, draft, outcome: { state: 'changed' } }
    throw error
  }
}

/**
 * Publishes drafts one by one, each as its editor would: what fails keeps nothing from the rest. Drafts of organisers who
 * are not verified wait for a moderator. Doing it again publishes nothing twice.
 * @param drafts with the versions that the member has seen
 */
export async function publishDrafts(
  db: Database,
  drafts: readonly { key: string; version: number }[],
  actor: Actor,
): Promise<PublishedDraft[]> {
  const published: PublishedDraft[] = []
  for (const draft of drafts) published.push(await publishOne(db, draft, actor))
  return published
}
