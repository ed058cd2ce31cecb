import { DomainError } from '../../src/model/errors.ts'
import { systemTimeMs } from '../runtime/clock.ts'

/** A place among those who hash a password, reserved before any work is done for the request. */
export interface HashSlot {
  /** Waits for its turn, then works; the slot is given back however the work ends. */
  run<Value>(work: () => Promise<Value>): Promise<Value>
}

interface Options {
  /** Slots that are in use at the same time. */
  atOnce: number
  /** Milliseconds for which somebody may be expected to wait. */
  maxWaitMs: number
  /** Share of the time in use for which nobody hashes afterwards, so that other requests are answered in between. */
  pauseShare: number
  now?: () => number
  sleep?: (ms: number) => Promise<void>
}

/** Milliseconds that a slot is in use: what is expected before the first has been measured, and the least. */
const usualMs = 250
const pollMs = 20
/** Milliseconds after which a waiting request that has not asked again is taken for gone, and a slot in use for lost. */
const goneMs = 3000

const sleeping = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Hands out slots by what is in use, not by the clock: on a slow machine fewer are handed out, and the isolate, which
 * does nothing else during a hash, keeps answering. Waiting requests ask again by their own timers: the runtime drops
 * the work of a request whose client has gone away, and a queue of promises would wait for it forever.
 */
export function createHashSlots(options: Options) {
  const { atOnce, maxWaitMs, pauseShare, now = systemTimeMs, sleep = sleeping } = options
  /** When each reservation was last heard of, in the order of reserving. */
  const waiting = new Map<number, { at: number; asks: boolean }>()
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
    [...waiting].filter(([other, { asks }]) => asks && other < ticket).length
  const expectedMs = (before: number): number =>
    ((before + inUse.size) / atOnce) * heldMs * (1 + pauseShare)

  const begin = async (ticket: number): Promise<void> => {
    for (;;) {
      waiting.set(ticket, { at: now(), asks: true })
      forgetGone()
      const before = ahead(ticket)
      if (before === 0 && inUse.size < atOnce && now() >= quietUntil) break
      // Who is far behind asks seldom, and often enough not to be taken for gone.
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

  /** Reserves a slot at once. @throws DomainError unavailable with the seconds to wait, where the wait is too long */
  return function reserveHashSlot(): HashSlot {
    forgetGone()
    const wait = expectedMs(waiting.size)
    if (wait > maxWaitMs)
      throw new DomainError('unavailable', undefined, { retryAfter: Math.ceil(wait / 1000) })
    const ticket = (last += 1)
    waiting.set(ticket, { at: now(), asks: false })
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
