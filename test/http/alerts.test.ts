import { expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { serveMail } from '../support/mail-server.ts'
import { withBuiltCron } from '../support/built-cron.ts'
import { testSecrets } from '../support/site.ts'

/** Emails about saved events from the cron of the built worker to a real SMTP server. */

const morning = new Date('2026-11-22T09:00:00Z')

const seed = `INSERT INTO city VALUES (1, 'CH', 'zurich', 'Zürich', 'Zurich', 47.4, 8.5, 1000, 'Europe/Zurich', '{}');
INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight, updated_at)
  VALUES (1, 'lake-run', 'Lake Run', 'en', 1, 47.4, 8.5, 1, '', '', 10, '2026-11-01');
INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
  VALUES (1, 1, '2027-06-05', '2027-06-05', 1, 0, 1, 'Europe/Zurich');
INSERT INTO member (id, username, username_key, email, email_key, first_name, last_name, role, locale, created_at,
  updated_at, confirmed_at)
  VALUES (1, 'ada', 'ada', 'ada@example.org', 'ada@example.org', 'Ada', 'Start', 'athlete', 'ja', '2026-11-01',
  '2026-11-01', '2026-11-01');
INSERT INTO saved_event (member_id, event_id, saved_at) VALUES (1, 1, '2026-11-01')`

test('a moved race reaches the member who saved it once, with the headers for one click', async () => {
  const server = await serveMail()
  const settings = {
    ...testSecrets,
    RATES_ECB_URL: '',
    RATES_RSD_URL: '',
    SITE_ORIGIN: 'https://startline.example',
    MAIL_TRANSPORT: 'smtp',
    MAIL_FROM: 'mail@startline.example',
    SMTP_HOST: '127.0.0.1',
    SMTP_SECURITY: 'none',
    SMTP_PORT: String(server.port),
  }
  try {
    await withBuiltCron(
      '2026-11-22T10:00:00Z',
      async (cron) => {
        const db = await cron.db()
        await db.batch(seed.split(';').map((statement) => db.prepare(statement)))
        const change = { date: '2027-06-12', endDate: '2027-06-12' }
        expect(await changeEdition(createDatabase(db), 1, change, morning)).toBe('changed')
        // Jobs run side by side: what one run queues, it or the next sends.
        for (let run = 0; run < 3; run++) expect((await cron.run()).ok).toBe(true)
        expect(server.received.map(({ to }) => to)).toEqual([['ada@example.org']])
        const [received] = server.received
        expect(received?.mail.subject).toBe('Lake Run：新しい日程')
        expect(received?.mail.text).toContain('新しい日程：2027年6月12日（変更前：2027年6月5日）')
        const header = (key: string) =>
          received?.mail.headers.find((each) => each.key === key)?.value
        expect(header('list-unsubscribe')).toMatch(
          /^<https:\/\/startline\.example\/api\/emails\?token=a-1\.[\w-]+>$/u,
        )
        expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      },
      { settings },
    )
  } finally {
    await server.stop()
  }
})
