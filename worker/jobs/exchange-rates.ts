import { awaitedRates, refreshRates } from '../rates/refresh-rates.ts'
import type { Job } from './job.ts'

/** Fetches exchange rates when new ones should be out. They are in KV, and so is the lag. */
export const exchangeRates: Job = {
  name: 'exchange-rates',
  every: 5,
  /** Sources. */
  limit: 2,
  run: async ({ settings }) => {
    await refreshRates(settings)
  },
  lag: async (_db, now, settings) => {
    const awaited = await awaitedRates(settings, now)
    const [oldest] = awaited.toSorted()
    if (oldest === undefined) return null
    const oldestSeconds = Math.floor((now.getTime() - Date.parse(oldest)) / 1000)
    return { waiting: awaited.length, oldestSeconds }
  },
}
