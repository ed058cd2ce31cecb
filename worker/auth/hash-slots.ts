import { DomainError } from '../../src/model/values/errors.ts'
import { systemTimeMs } from '../runtime/clock.ts'

/** Permission to hash one password, reserved before any work is done for the request. */
export interface HashSlot {
  /** Waits until the slot is free, then runs the work. Releases the slot even if the work fails. */
  run<Value>(work: () => Promise<Value>): Promise<Value>
}

interface Options {
  /** Slots that are in use at the same time. */
  atOnce: number
  /** Longest expected wait in milliseconds; a request that would wait longer is refused. */
  maxWaitMs: number
  /** Pause after each use, as a share of its duration, in which other requests are answered. */
  pauseShare: number
  now?: () => number
  sleep?: (ms: number) => Promise<void>
}

/** Milliseconds for which a slot is expected to be in use before any is measured; also the lower bound. */
const usualMs = 250
const pollMs = 20
/** Milliseconds after which a waiting request that does not poll counts as gone, and a slot in use as lost. */
const goneMs = 3000

const sleeping = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Hands out slots by how many are in use, not by the clock: a slow machine hands out fewer, so that the isolate, which
 * does nothing else during a hash, keeps answering. Waiting requests poll with timers of their own, because the runtime
 * drops the work of a request whose client has gone away, and a queue of promises would wait for it forever.
 */
export function createHashSlots(options: Options) {
  const { atOnce, maxWaitMs, pauseShare, now = systemTimeMs, sleep = sleeping } = options
  /** Last sign of life of each reservation, by ticket, in the order of reserving. */
  const waiting = new Map<number, { at: number; isPolling: boolean }>()
  const inUse = new Map<number, number>()
  let last = 0
  let heldMs = usualMs
  let quietUntil = 0

  const forgetGone = (): void => {
    const latest = now() - Math.max(goneMs, 4 * heldMs)
    for (const [ticket, { at }] of waiting) if (at < latest) waiting.delete(ticket)
    for (const [ticket, at] of inUse) if (at < latest) inUse.delete(ticket)
  }
  const ahead = (ticket: number): number =>
    [...waiting].filter(([other, { isPolling }]) => isPolling && other < ticket).length
  const expectedMs = (before: number): number =>
    ((before + inUse.size) / atOnce) * heldMs * (1 + pauseShare)

  const begin = async (ticket: number): Promise<void> => {
    for (;;) {
      waiting.set(ticket, { at: now(), isPolling: true })
      forgetGone()
      const before = ahead(ticket)
      if (before === 0 && inUse.size < atOnce && now() >= quietUntil) break
      // A request far behind polls seldom, but often enough not to count as gone.
      await sleep(before === 0 ? pollMs : Math.min(expectedMs(before) / 2, goneMs / 4))
    }
    waiting.delete(ticket)
    inUse.set(ticket, now())
  }
  const end = (ticket: number): void => {
    const began = inUse.get(ticket)
    inUse.delete(ticket)
    const took = now() - (began ?? now())
    heldMs = Math.max(usualMs, (3 * heldMs + took) / 4)
    quietUntil = now() + took * pauseShare
  }

  /** Reserves a slot at once. @throws DomainError unavailable with the seconds to wait, if the wait is too long */
  return function reserveHashSlot(): HashSlot {
    forgetGone()
    const wait = expectedMs(waiting.size)
    if (wait > maxWaitMs)
      throw new DomainError('unavailable', undefined, { retryAfter: Math.ceil(wait / 1000) })
    const ticket = (last += 1)
    waiting.set(ticket, { at: now(), isPolling: false })
    return {
      run: async (work) => {
        await begin(ticket)
        try {
          return await work()
        } finally {
          end(ticket)
        }
      },
    }
  }
}
