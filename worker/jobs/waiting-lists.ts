import { dueOffers, makeOffers } from '../domain/commerce/waiting/make-offers.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Offers of a run. */
const portion = 25

/** Offers free places to the first in the waiting lists, and ends offers that were not taken. No other buyer can take these places before. */
export const waitingLists: Job = {
  name: 'waiting-lists',
  every: 5,
  limit: portion,
  run: async ({ db, now }) => {
    const made = await makeOffers(db, portion, now)
    return made === 0 ? undefined : `${made} groups have an offer`
  },
  lag: async (db, now) => await readLag(db, now, dueOffers(now)),
}
