/** Times of a device whose clock may be wrong, by the clock of the server. */

/** Milliseconds by which two differences of the clocks may differ: requests take time. */
const tolerance = 120_000

interface ClockFacts {
  /** Milliseconds since 1970 by the device as it sent, and by the server as it received. */
  clock: number
  received: number
  /** Difference at the last request of the device, server less device; null at its first. */
  before: number | null
  /** Corrected time of the last line of this device that is stored; 0 without one. */
  last: number
}

export interface CorrectedTime {
  at: number
  doubt: 'clock' | null
}

/**
 * Adds the difference of the clocks to times of a device. A time after the arrival, or a difference that has changed since the last
 * request, is in doubt. Lines of a device stay in their order, also if its clock was set back meanwhile.
 * @param times in the order of the lines
 */
export function correctTimes(times: readonly number[], facts: ClockFacts): CorrectedTime[] {
  const { clock, received, before } = facts
  const difference = received - clock
  const hasMoved = before !== null && Math.abs(difference - before) > tolerance
  let { last } = facts
  return times.map((time) => {
    const corrected = time + difference
    const at = Math.min(Math.max(corrected, last), received)
    last = at
    return { at, doubt: hasMoved || at !== corrected ? 'clock' : null }
  })
}
