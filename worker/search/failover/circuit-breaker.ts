/** Milliseconds in which quick failures add up, and for which an open breaker lets no request through. */
const windowMs = 10_000
export const openMs = 30_000
/** Quick failures within the window that open the breaker. A timeout opens it at once: it cost a visitor the budget. */
const failuresToOpen = 5

/**
 * Stops requests to a server that fails, for all visitors of an isolate. Once it has been open for `openMs`, one request
 * tries the server; all others wait for its result, or for another `openMs`.
 */
export interface CircuitBreaker {
  /** False while the breaker is open. True is a promise to report the result. */
  allows(nowMs: number): boolean
  succeed(): void
  /** @returns true if this failure opened the breaker, false if it did not or if the breaker was open already */
  fail(nowMs: number, kind: 'timeout' | 'failed'): boolean
}

export function createCircuitBreaker(): CircuitBreaker {
  let failures: number[] = []
  let openUntil: number | null = null
  return {
    allows: (nowMs) => {
      if (openUntil === null) return true
      if (nowMs < openUntil) return false
      // A try that never reports, because its visitor left, must not keep the breaker open for good.
      openUntil = nowMs + openMs
      return true
    },
    succeed: () => {
      failures = []
      openUntil = null
    },
    fail: (nowMs, kind) => {
      failures = [...failures.filter((at) => at > nowMs - windowMs), nowMs]
      const wasOpen = openUntil !== null
      if (!wasOpen && kind === 'failed' && failures.length < failuresToOpen) return false
      openUntil = nowMs + openMs
      return !wasOpen
    },
  }
}

const breakers = new Map<string, CircuitBreaker>()

/** The breaker of a server in this isolate. */
export function breakerOf(url: string): CircuitBreaker {
  const breaker = breakers.get(url) ?? createCircuitBreaker()
  breakers.set(url, breaker)
  return breaker
}
