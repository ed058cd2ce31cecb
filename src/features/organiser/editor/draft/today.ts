import { pageNow } from '../../../../browser/storage.ts'

/** Today as an ISO date, by the clock of this device. */
export const today = (): string => new Date(pageNow()).toISOString().slice(0, 10)
