import { DomainError } from '../../../src/model/values/errors.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { randomPause } from '../../runtime/random-pause.ts'
import { isFailedCondition } from '../../db/require-condition.ts'

/** Attempts of a publication; each lost one is a change by others. */
const attempts = 20

/** True for a row that was added while the one it refers to was removed, such as a review of an edition. */
const isReferenced = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('FOREIGN KEY constraint failed') || isReferenced(error.cause))

/**
 * Repeats work that reads, decides and writes one batch, until no other change comes between.
 * @throws DomainError conflict after too many changes by others
 */
export async function untilUnchanged<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isLost = isFailedCondition(error) || isUniqueViolation(error) || isReferenced(error)
      if (!isLost) throw error
      await randomPause(attempt)
    }
  }
  throw new DomainError('conflict')
}
