import { createDatabase } from '../../worker/db/client.ts'
import { sendDueMail } from '../../worker/mail/send-due.ts'
import { readSettings } from '../../worker/settings/env.ts'
import type { NewsTables } from './news-tables.ts'
import { testSecrets } from './site.ts'

/**
 * Sends the mail that is due to the outbox in the database.
 * @returns address, subject and text of each email in the outbox, the earliest first
 */
export async function deliverMail(
  { binding, all }: Pick<NewsTables, 'binding' | 'all'>,
  now: Date,
): Promise<Record<string, unknown>[]> {
  const settings = readSettings({
    DB: binding,
    KV: { get: null },
    FIXED_NOW: now.toISOString(),
    MAIL_TRANSPORT: 'outbox',
    SITE_ORIGIN: 'https://startline.example',
  })
  await sendDueMail(settings, createDatabase(binding), now, {
    secret: testSecrets.AUTH_SECRET,
    limit: 125,
  })
  return await all('SELECT address, subject, text FROM delivered_mail ORDER BY at, address')
}
