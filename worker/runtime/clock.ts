import type { Settings } from '../settings/env.ts'

/** The one place that asks for the time; everything else is told. */
export interface Clock {
  now(): Date
  /** ISO date in UTC. */
  today(): string
}

export function createClock(settings: Pick<Settings, 'FIXED_NOW'>): Clock {
  const now = () => (settings.FIXED_NOW === undefined ? new Date() : new Date(settings.FIXED_NOW))
  return { now, today: () => now().toISOString().slice(0, 10) }
}

/** Milliseconds that pass also where a test has fixed the time; for lifetimes, never for a date. */
export function systemTimeMs(): number {
  return Date.now()
}
