import { localTimeOf } from '../../../time/local-times.ts'

/** Day at a place that ends at an instant, ISO: the one by which something is to be paid. */
export const lastDayBefore = (instant: string, zone: string): string =>
  localTimeOf(new Date(Date.parse(instant) - 60_000).toISOString(), zone).slice(0, 10)
