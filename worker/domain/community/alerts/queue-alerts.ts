import * as v from 'valibot'
import { newsHour } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import {
  carryOn,
  openRun,
  readersPerStep,
  type MailingRun,
  type MailingStep,
} from '../../messages/mailing/mailing-run.ts'
import {
  idsOfAnswers,
  idsOfEnded,
  idsOfInbox,
  idsOfNews,
  readerRow,
  wantsAnswers,
  wantsEnded,
  type ReaderRow,
} from './alert-readers.ts'
import { anyEndedSql, endedSql, markEndsAnnounced } from './ended-challenges.ts'
import { followedKindsSql } from './followed-kinds.ts'
import { anyWaitingSql, waitingSql } from './waiting-for-organisers.ts'
import { anyUnannouncedSql, markAnnounced, unannouncedSql } from './answers-to-announce.ts'

const stepSql = `SELECT max(id) AS last FROM (SELECT id FROM member WHERE id > ?1 ORDER BY id LIMIT ?2)`

/** News `n` of a run for members `who` of a step who can be mailed, without those that are sent at once. */
const newsOfStep = `n.id > ?3 AND n.id <= ?4 AND n.urgent_cursor IS NULL AND ${reachableSql}`
const columns = 'who.id, who.email, who.locale, who.alerts_off AS off, n.id AS news, n.kind'
const step = '(SELECT * FROM member WHERE id > ?1 ORDER BY id LIMIT ?2) who'

/**
 * Members of a step with the news of their saved events and of organisers that they follow since the previous run, with
 * answers to their reviews, with challenges of theirs that have ended, and with what waits for their organisations.
 */
const readersSql = `SELECT id, email, locale, off, json_group_array(json_array(news, kind)) AS news FROM (
    SELECT ${columns} FROM ${step} CROSS JOIN saved_event s ON s.member_id = who.id
      CROSS JOIN event_news n ON n.event_id = s.event_id
      WHERE s.saved_at <= n.at AND ${newsOfStep}
    UNION
    SELECT ${columns} FROM ${step} CROSS JOIN organiser_follow f ON f.member_id = who.id
      CROSS JOIN event ev ON ev.organiser_id = f.organiser_id CROSS JOIN event_news n ON n.event_id = ev.id
      WHERE f.followed_at <= n.at AND n.kind IN (${followedKindsSql}) AND ${newsOfStep}
    UNION
    ${unannouncedSql('who.id, who.email, who.locale, who.alerts_off AS off', step)}
    UNION
    ${endedSql('who.id, who.email, who.locale, who.alerts_off AS off', step, '?5')}
    UNION
    SELECT who.id, who.email, who.locale, who.alerts_off AS off, inbox.news, inbox.kind FROM (
      ${waitingSql('p.member_id AS member', step, '?5')}) inbox JOIN member who ON who.id = inbox.member
  ) GROUP BY id ORDER BY id`

// With nothing to announce the run is finished when it begins.
const startSql = `INSERT INTO mailing (name, day, cursor, first_news, last_news, finished_at)
  SELECT 'alerts', ?1, '', first, last, CASE WHEN first = last AND NOT EXISTS (${anyUnannouncedSql})
    AND NOT EXISTS (${anyEndedSql('?1')})
    AND NOT EXISTS (${anyWaitingSql('?1')}) THEN ?2 END
  FROM (SELECT first, max(first, coalesce((SELECT max(id) FROM event_news), 0)) AS last
    FROM (SELECT coalesce(max(last_news), 0) AS first FROM mailing WHERE name = 'alerts'))
  WHERE NOT EXISTS (SELECT 1 FROM mailing WHERE name = 'alerts' AND finished_at IS NULL)
  ON CONFLICT DO NOTHING`

/** Content of the email to a reader, without the kinds that are switched off. */
const detailsOf = (reader: ReaderRow) => ({
  news: idsOfNews(reader),
  answers: wantsAnswers(reader) ? idsOfAnswers(reader) : [],
  challenges: wantsEnded(reader) ? idsOfEnded(reader) : [],
  inbox: idsOfInbox(reader),
})

async function alertStep(db: Database, run: MailingRun, now: Date): Promise<MailingStep> {
  const { $client } = db
  const from = [Number(run.cursor), readersPerStep]
  const [ends, readers] = await $client.batch([
    $client.prepare(stepSql).bind(...from),
    $client.prepare(readersSql).bind(...from, run.firstNews, run.lastNews, run.day),
  ])
  const [end] = v.parse(v.array(v.object({ last: v.nullable(v.number()) })), ends?.results)
  const found = v.parse(v.array(readerRow), readers?.results)
  const mails = found.flatMap((reader) => {
    const { id, email, locale } = reader
    const details = detailsOf(reader)
    if (Object.values(details).every((ids) => ids.length === 0)) return []
    const kind = 'alert' as const
    return [{ id: `alert-${run.day}-${id}`, kind, memberId: id, address: email, locale, details }]
  })
  // Those that a member wants no email about count as announced, too.
  const announced = found.flatMap(idsOfAnswers)
  const ended = found.flatMap((reader) =>
    idsOfEnded(reader).map((challenge) => [challenge, reader.id] as const),
  )
  const last = end?.last ?? null
  return {
    mails,
    cursor: last === null ? null : String(last),
    also: [
      ...(announced.length === 0 ? [] : [markAnnounced($client, announced, run, now)]),
      ...(ended.length === 0 ? [] : [markEndsAnnounced($client, ended, run, now)]),
    ],
  }
}

/**
 * Queues the emails about saved events, followed organisers, answers to reviews and ended challenges: one a day and member, with the news
 * since the previous day's run. Each tick handles a bounded number of members.
 * @returns the number of emails queued
 */
export async function queueAlerts(db: Database, now: Date): Promise<number> {
  const at = now.toISOString()
  if (now.getUTCHours() >= newsHour)
    await db.$client.prepare(startSql).bind(at.slice(0, 10), at).run()
  const run = await openRun(db, 'alerts')
  return run === null ? 0 : await carryOn(db, run, (current) => alertStep(db, current, now), now)
}
