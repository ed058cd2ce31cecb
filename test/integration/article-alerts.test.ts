import '../../src/i18n/all-words.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyArticle } from '../../src/model/blocks/article.ts'
import { emptyContent } from '../../src/model/blocks/content.ts'
import { alertKinds } from '../../src/model/event/event-news.ts'
import { queueAlerts } from '../../worker/domain/community/alerts/queue-alerts.ts'
import { chooseEmails } from '../../worker/domain/community/choices/choose-emails.ts'
import { announceArticles } from '../../worker/domain/content/articles/announce-articles.ts'
import { loadShipped } from '../../worker/domain/content/documents/load-shipped.ts'
import { setDocumentState } from '../../worker/domain/content/documents/set-state.ts'
import { ann, ben, openChallengeTables, type ChallengeTables } from '../support/challenge-tables.ts'
import { deliverMail } from '../support/deliver-mail.ts'

/** Articles about saved events in the day's one email. */

const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 11, day, hour))

let tables: ChallengeTables
let permalink: string
beforeEach(async () => {
  tables = await openChallengeTables()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [event] = await tables.all('SELECT id, permalink FROM event ORDER BY id LIMIT 1')
  permalink = String(Object(event).permalink)
  for (const member of [ann, ben])
    await tables.run(
      `INSERT INTO saved_event (member_id, event_id, saved_at) VALUES (${member}, ${Object(event).id}, '2026-11-01T00:00:00.000Z')`,
    )
})
afterEach(async () => await tables.close())

async function publish(slug: string, day: string | null, at: Date): Promise<void> {
  const source = { url: 'https://example.org/', title: 'Rules', readOn: '2026-11-20' }
  const content = {
    ...emptyContent(),
    title: { en: `About ${slug}` },
    summary: { en: 'A summary.' },
    article: { ...emptyArticle, day, subjects: [permalink], sources: [source] },
  }
  await loadShipped(tables.db, { name: { kind: 'article', slug }, content, digest: slug }, at)
}

/** Texts of the emails of a day; each call empties the outbox. */
async function mailsOf(day: number): Promise<string[]> {
  await tables.run('DELETE FROM delivered_mail')
  await announceArticles(tables.db, on(day, 9))
  await queueAlerts(tables.db, on(day))
  return (await deliverMail(tables, on(day, 11))).map(({ text }) => String(text))
}

test('two articles about a saved event are one email to each reader, and no second one', async () => {
  await publish('climb', null, on(1, 8))
  await publish('descent', null, on(1, 8))
  const mails = await mailsOf(1)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toContain('About climb')
  expect(mails[0]).toContain('About descent')
  expect(await announceArticles(tables.db, on(1, 12))).toBe(0)
  expect(await mailsOf(2)).toEqual([])
})

test('an article of a later day is announced on that day, and one of long ago never', async () => {
  await publish('ahead', '2026-12-03', on(1, 8))
  await publish('old', '2026-10-01', on(1, 8))
  expect(await mailsOf(1)).toEqual([])
  expect((await mailsOf(3)).join('\n')).toContain('About ahead')
})

test('who has switched articles off gets none, and a withdrawn article is in no email', async () => {
  const kinds = alertKinds.filter((kind) => kind !== 'article')
  await chooseEmails(tables.db, { kind: 'alerts', memberId: ann }, { kinds, searches: [] })
  await publish('climb', null, on(1, 8))
  await announceArticles(tables.db, on(1, 9))
  expect(await queueAlerts(tables.db, on(1))).toBe(1)
  const [row] = await tables.all(`SELECT id FROM document WHERE slug = 'climb'`)
  const document = { id: Number(Object(row).id), kind: 'article', slug: 'climb' } as const
  await setDocumentState(tables.db, document, 'withdraw', on(1), { authorId: null })
  expect(await deliverMail(tables, on(1, 11))).toEqual([])
})
