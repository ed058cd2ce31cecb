import { DomainError } from '../../../src/model/values/errors.ts'

const dayMs = 86_400_000

/** ISO instant a day ago. A limit per day counts what was written after it, so that it is exact at any time. */
export const dayAgo = (now: Date): string => new Date(now.getTime() - dayMs).toISOString()

/** The error of such a limit. @param first ISO instant of the first that is counted; with its end there is room again */
export function tooManyInADay(first: string, now: Date): DomainError {
  const freeAt = Date.parse(first) + dayMs
  const retryAfter = Math.ceil((freeAt - now.getTime()) / 1000)
  return new DomainError('too-many-requests', undefined, { retryAfter })
}
