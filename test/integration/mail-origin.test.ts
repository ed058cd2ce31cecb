import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { queueMail } from '../../worker/domain/messages/mail/queue-mail.ts'
import { deliveredMail } from '../../worker/domain/messages/mail/mail.table.ts'
import { sendDueMail } from '../../worker/mail/send-due.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { openDatabase } from '../support/open-database.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  opened = await openDatabase()
})
afterAll(async () => await opened.close())

const noon = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:01:00Z')

test('without SITE_ORIGIN links of the cron lead to the origin of npm start, those of a request to its origin', async () => {
  const db = createDatabase(opened.db)
  const settings = readSettings({
    DB: opened.db,
    KV: { get: null },
    MAIL_TRANSPORT: 'outbox',
    LOCAL_ORIGIN: 'http://localhost:9000',
  })
  const queue = async (address: string) =>
    await queueMail(
      db,
      { memberId: null, address, locale: 'en', kind: 'newsletter', details: {} },
      noon,
    )
  await queue('cron@example.org')
  await sendDueMail(settings, db, noon)
  await queue('request@example.org')
  await sendDueMail(settings, db, later, { origin: 'http://localhost:9001' })
  const mails = await db.select().from(deliveredMail).orderBy(deliveredMail.at)
  expect(mails.map(({ text }) => /http:\/\/localhost:\d+/u.exec(text)?.[0])).toEqual([
    'http://localhost:9000',
    'http://localhost:9001',
  ])
})
