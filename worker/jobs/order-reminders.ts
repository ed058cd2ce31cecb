import { dueReminders, remindOfOrders } from '../domain/commerce/orders/remind-of-orders.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Emails of a run. */
const portion = 50

/** Reminds buyers of orders that they left unfinished, once, if they asked for it. */
export const orderReminders: Job = {
  name: 'order-reminders',
  every: 5,
  limit: portion,
  run: async ({ db, now }) => {
    const reminded = await remindOfOrders(db, portion, now)
    return reminded === 0 ? undefined : `${reminded} buyers reminded`
  },
  lag: async (db, now) => await readLag(db, now, dueReminders(now)),
}
