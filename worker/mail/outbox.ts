import { createClock } from '../runtime/clock.ts'
import type { Database } from '../db/client.ts'
import { storeDelivered } from '../domain/messages/mail/delivered-mail.ts'
import type { Settings } from '../settings/env.ts'
import type { Transport } from './transport.ts'

/** Delivers emails into the table that /dev/mail shows. */
export function outboxTransport(db: Database, settings: Pick<Settings, 'FIXED_NOW'>): Transport {
  return {
    send: async ({ id, to, subject, text, html }) => {
      const at = createClock(settings).now().toISOString()
      await storeDelivered(db, { id, at, address: to, subject, text, html })
    },
  }
}
