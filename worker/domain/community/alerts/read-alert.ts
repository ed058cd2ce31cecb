import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import { isEditionStatus, takesPlace } from '../../../../src/model/event/edition-status.ts'
import { newsKinds, switchOf, type NewsKind } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { latestDateNews } from '../../catalogue/news/date-news.ts'
import { readAlertsOff } from '../../accounts/preferences/alerts-off.ts'
import { followedKindsSql } from './followed-kinds.ts'
import { readWaiting, waitingOf, type WaitingEvent } from './waiting-for-organisers.ts'
import { endedOf, readEnded, type EndedChallenge } from './ended-challenges.ts'
import { answersOf, readAnswers, type AlertAnswer } from './answers-to-announce.ts'

const readerRow = v.object({ email: v.string(), locale: v.string(), off: v.string() })

const newsRow = v.object({
  editionId: v.number(),
  permalink: v.string(),
  ...eventNames,
  date: v.string(),
  status: v.nullable(v.string()),
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  kind: v.picklist(newsKinds),
  former: v.nullable(v.string()),
  present: v.nullable(v.string()),
  day: v.nullable(v.string()),
  /** Title of an article in the language of the reader, else in English; null for other news, and for one that is withdrawn. */
  title: v.nullable(v.string()),
  /** 1 for a saved event, 0 for one of a followed organiser. */
  isSaved: v.number(),
})
type NewsRow = v.InferOutput<typeof newsRow>

/** A change as the email states it: days (day-span.ts), prices as "45 EUR" with the first day of the new one, or the title of an article. */
export interface AlertNews {
  kind: NewsKind
  former: string | null
  present: string | null
  day: string | null
}

/** An event of an alert, with its news in the order of `newsKinds`. */
export interface AlertEvent {
  permalink: string
  name: string
  /** Locale of the name, or a BCP 47 tag. */
  nameLanguage: string
  news: AlertNews[]
  isSaved: boolean
}

export interface Alert {
  reader: { email: string; locale: Locale }
  events: AlertEvent[]
  answers: AlertAnswer[]
  challenges: EndedChallenge[]
  waiting: WaitingEvent[]
}

const isOfDate = ({ kind }: NewsRow): boolean =>
  kind === 'cancelled' || kind === 'moved' || kind === 'reinstated' || kind === 'confirmed'

/** False for a day of sign-up that has changed since, for sign-up and prices of an edition that is off, and for a withdrawn article. */
function isStillTrue({ kind, day, status, opens, closes, title }: NewsRow): boolean {
  if (kind === 'article') return title !== null
  const held = status === null || !isEditionStatus(status) || takesPlace(status)
  if (kind === 'opens') return held && day === opens
  return kind === 'closes' ? held && day === closes : held
}

/** The news of one edition, with all changes of its date as one. */
function newsOfEdition(rows: readonly NewsRow[]): AlertNews[] {
  const ofDate = latestDateNews(rows.filter(isOfDate))
  const others = rows.filter((row) => !isOfDate(row) && isStillTrue(row))
  const news = [...(ofDate === null ? [] : [{ ...ofDate, day: null }]), ...others].map(
    ({ kind, former, present, day, ...row }) => ({
      kind,
      former,
      present: 'title' in row && kind === 'article' ? row.title : present,
      day,
    }),
  )
  return news.toSorted((a, b) => newsKinds.indexOf(a.kind) - newsKinds.indexOf(b.kind))
}

/** SQL of the title of the article that news `n` is, for a reader. */
const titleOf = (memberId: number) => sql`(SELECT l.title FROM document d
  JOIN document_locale l ON l.document_id = d.id AND l.locale IN ('en', (SELECT locale FROM member WHERE id = ${memberId}))
  WHERE n.kind = 'article' AND d.kind = 'article' AND d.slug = n.present AND d.state = 'published'
  ORDER BY l.locale = 'en' LIMIT 1)`

/**
 * The content of a queued alert as of now: names, language and choices of the reader as they are, without events that are
 * gone, and neither saved nor of a followed organiser any more. Null if the member may not get it any more. One round trip.
 */
export async function readAlert(
  db: Database,
  memberId: number,
  ids: Record<'news' | 'answers' | 'challenges' | 'inbox', readonly number[]>,
): Promise<Alert | null> {
  const [readers, rows, answers, ended, waiting] = await readBatch(db, [
    sql`SELECT email, locale, alerts_off AS off FROM member who
      WHERE id = ${memberId} AND ${sql.raw(reachableSql)}`,
    sql`SELECT e.id AS "editionId", ev.permalink, ${eventNameColumns}, e.date, e.status,
        e.registration_starts_on AS opens, e.registration_ends_on AS closes,
        n.kind, n.former, n.present, n.day, ${titleOf(memberId)} AS title, s.event_id IS NOT NULL AS "isSaved"
      FROM json_each(${JSON.stringify(ids.news)}) wanted
      JOIN event_news n ON n.id = wanted.value
      JOIN event ev ON ev.id = n.event_id
      JOIN edition e ON e.id = n.edition_id
      LEFT JOIN saved_event s ON s.member_id = ${memberId} AND s.event_id = n.event_id
      WHERE s.event_id IS NOT NULL OR (n.kind IN (${sql.raw(followedKindsSql)}) AND EXISTS (SELECT 1
        FROM organiser_follow f WHERE f.member_id = ${memberId} AND f.organiser_id = ev.organiser_id))
      ORDER BY n.id`,
    answersOf(memberId, ids.answers),
    endedOf(memberId, ids.challenges),
    waitingOf(memberId, ids.inbox),
  ])
  const [reader] = v.parse(v.array(readerRow), readers)
  if (reader === undefined) return null
  const locale = localeOrDefault(reader.locale)
  const off = readAlertsOff(reader.off)
  const wanted = v.parse(v.array(newsRow), rows).filter(({ kind }) => !off.includes(switchOf(kind)))
  const byEdition = Map.groupBy(wanted, ({ editionId }) => editionId)
  const dated = [...byEdition.values()].flatMap((ofEdition) => {
    const [row] = ofEdition
    const news = newsOfEdition(ofEdition)
    if (row === undefined || news.length === 0) return []
    const { permalink, date, name, nameLanguage } = withName(row, locale)
    const event = { permalink, name, nameLanguage, news, isSaved: row.isSaved === 1 }
    return [{ date, event }]
  })
  const events = dated.toSorted((a, b) => a.date.localeCompare(b.date)).map(({ event }) => event)
  return {
    reader: { email: reader.email, locale },
    events,
    answers: off.includes('answers') ? [] : readAnswers(answers, locale),
    challenges: off.includes('challenges') ? [] : readEnded(ended),
    waiting: off.includes('inbox') ? [] : readWaiting(waiting, locale),
  }
}
