import { DomainError } from '../../../../src/model/values/errors.ts'
import type { BulkAct, BulkFailure } from '../../../../src/model/members/organiser-events.ts'
import type { Database } from '../../../db/client.ts'
import { actSubjects, type ActSubject } from './act-subjects.ts'
import {
  changeEditions,
  confirmed,
  nextArchived,
  pastArchived,
  type Actor,
} from './change-editions.ts'
import { renewEvent } from './renew-event.ts'

export interface BulkOutcome {
  key: string
  /** Name of the event, or the key of an unknown one. */
  name: string
  /** Null if it is done, now or before. */
  failure: BulkFailure | null
}

const changes = {
  confirm: confirmed,
  'archive-past': pastArchived,
  'archive-next': nextArchived,
} as const satisfies Record<Exclude<BulkAct, 'renew'>, unknown>

async function actOn(
  db: Database,
  act: BulkAct,
  { key, eventId, isVerified }: ActSubject,
  actor: Actor,
): Promise<BulkFailure | null> {
  if (eventId === null) return 'waiting'
  if (act === 'renew') return await renewEvent(db, key, actor.memberId, actor.now)
  if (!isVerified) return 'waiting'
  return await changeEditions(db, eventId, changes[act], actor)
}

/** A refusal by the time at which it is written: rights that ended meanwhile, or changes without end. */
function failureOf(error: unknown): BulkFailure {
  if (error instanceof DomainError && error.code === 'not-found') return 'unknown'
  if (error instanceof DomainError && error.code === 'conflict') return 'changed'
  throw error
}

/**
 * Does an act to events of the organisations that the member represents, one by one: what fails keeps nothing from the
 * rest. Doing it again changes nothing.
 * @param keys permalinks of events, or ids of drafts; those of others are unknown
 */
export async function bulkAct(
  db: Database,
  act: BulkAct,
  keys: readonly string[],
  actor: Actor,
): Promise<BulkOutcome[]> {
  const subjects = await actSubjects(db, actor.memberId, keys)
  const outcomes: BulkOutcome[] = []
  for (const key of new Set(keys)) {
    const subject = subjects.find((each) => each.key === key)
    const failure =
      subject === undefined
        ? 'unknown'
        : await actOn(db, act, subject, actor).catch((error: unknown) => failureOf(error))
    outcomes.push({ key, name: subject?.name ?? key, failure })
  }
  return outcomes
}
