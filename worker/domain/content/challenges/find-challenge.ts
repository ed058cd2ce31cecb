import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { listChallenges, type StoredChallenge } from './joined-challenges.ts'

/** A published challenge. @throws DomainError not-found */
export async function findChallenge(db: Database, slug: string): Promise<StoredChallenge> {
  const found = (await listChallenges(db)).find((each) => each.slug === slug)
  if (found === undefined) throw new DomainError('not-found')
  return found
}
