import { firstDayAt } from '../time/local-day.ts'
import type { Settings } from '../settings/env.ts'

/** The current time. Only this module reads the system clock; other code takes the time as an argument. */
export interface Clock {
  now(): Date
  /** ISO date in UTC. */
  today(): string
  /** The first ISO date that it is anywhere: lists of what is ahead begin with it. */
  firstDay(): string
}

export function createClock(settings: Pick<Settings, 'FIXED_NOW'>): Clock {
  const now = () => (settings.FIXED_NOW === undefined ? new Date() : new Date(settings.FIXED_NOW))
  return {
    now,
    today: () => now().toISOString().slice(0, 10),
    firstDay: () => firstDayAt(now().getTime()),
  }
}

/** The system time in milliseconds, not affected by FIXED_NOW; for durations, never for a date. */
export function systemTimeMs(): number {
  return Date.now()
}
