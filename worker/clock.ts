import type { Settings } from './env.ts'

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
