/**
 * Ends the current task whenever as much work as one task may take has been counted, so that other requests of the isolate
 * get their turn. Work is counted, not timed: clocks on Workers stand still while code runs.
 */
export interface Turns {
  /** Count work that was done; null if the task may go on, otherwise a promise to wait for. */
  count: (work: number) => Promise<void> | null
}

/** @param most work of one task, in the unit that the caller counts */
export function createTurns(most: number): Turns {
  let done = 0
  return {
    count: (work) => {
      done += work
      if (done < most) return null
      done = 0
      return new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}
