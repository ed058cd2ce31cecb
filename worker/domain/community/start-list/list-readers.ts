import * as v from 'valibot'
import { sportCodes, sports } from '../../../../src/model/event/sports.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'
import { reachableReaderSql } from '../../accounts/members/reachable.ts'
import type { ListReader } from './choose-editions.ts'

const numbers = v.pipe(v.string(), v.parseJson(), v.array(v.number()))
const texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const sportKeys = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.picklist(sports))),
  () => [],
)

const readerRow = v.object({
  publicId: v.string(),
  email: v.string(),
  locale: v.string(),
  memberId: v.nullable(v.number()),
  country: v.nullable(v.string()),
  profileSports: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  lon: v.nullable(v.number()),
  events: numbers,
  countries: texts,
  sports: numbers,
  starts: numbers,
  followed: numbers,
})

export type ReaderRow = ListReader & {
  publicId: string
  email: string
  memberId: number | null
  /** Ids of the editions of saved events that start soon. */
  starts: number[]
  /** Ids of the editions of followed organisers, not saved, that start soon or were announced lately, by date. */
  followed: number[]
}

const saved = 'FROM saved_event s JOIN event ev ON ev.id = s.event_id'
const followed =
  'FROM organiser_follow f JOIN event ev ON ev.organiser_id = f.organiser_id WHERE f.member_id = who.id'
/** Editions that a reader's list names of the organisers that the reader follows. */
const mostFollowed = 5

/**
 * Readers after a cursor: ?1 cursor, ?2 limit, ?3 and ?4 the ISO dates between which saved events start soon, ?5 the ISO
 * date since which an announcement is new. A member's address and language are those of the account. Members who cannot
 * sign in get no list.
 */
export const readersSql = `SELECT n.public_id AS publicId, coalesce(who.email, n.email) AS email,
    coalesce(who.locale, n.locale) AS locale, who.id AS memberId, who.country, who.sports AS profileSports,
    home.lat, home.lon,
    (SELECT json_group_array(id) FROM (SELECT ev.id ${saved} WHERE s.member_id = who.id
      UNION SELECT ev.id ${followed})) AS events,
    (SELECT json_group_array(DISTINCT c.country) ${saved} JOIN city c ON c.id = ev.city_id
      WHERE s.member_id = who.id) AS countries,
    (SELECT json_group_array(DISTINCT e.sport) ${saved} JOIN edition e ON e.event_id = ev.id
      WHERE s.member_id = who.id) AS sports,
    (SELECT json_group_array(e.id) ${saved} JOIN edition e ON e.event_id = ev.id
      WHERE s.member_id = who.id AND e.date BETWEEN ?3 AND ?4 AND e.date_confirmed = 1) AS starts,
    (SELECT json_group_array(id) FROM (SELECT e.id FROM edition e
      WHERE e.event_id IN (SELECT ev.id ${followed}
          AND NOT EXISTS (SELECT 1 FROM saved_event s WHERE s.member_id = who.id AND s.event_id = ev.id))
        AND e.date_confirmed = 1 AND ${takesPlaceSql} AND e.date > ?3
        AND (e.date <= ?4 OR EXISTS (SELECT 1 FROM event_news n
          WHERE n.edition_id = e.id AND n.kind = 'confirmed' AND n.at >= ?5))
      ORDER BY e.date, e.id LIMIT ${mostFollowed})) AS followed
  FROM (SELECT * FROM newsletter_subscription WHERE public_id > ?1 ORDER BY public_id LIMIT ?2) n
  LEFT JOIN member who ON who.id = n.member_id
  LEFT JOIN city home ON home.id = who.city_id
  WHERE n.confirmed_at IS NOT NULL
    AND ${reachableReaderSql}
  ORDER BY n.public_id`

/** The rows of `readersSql`. */
export function readReaders(rows: unknown): ReaderRow[] {
  return v.parse(v.array(readerRow), rows).map(({ country, profileSports, lat, lon, ...row }) => ({
    ...row,
    place: lat === null || lon === null ? null : { lat, lon },
    events: new Set(row.events),
    countries: new Set([...row.countries, ...(country === null ? [] : [country])]),
    sports: new Set([
      ...row.sports,
      ...v.parse(sportKeys, profileSports ?? '[]').map((key) => sportCodes[key]),
    ]),
  }))
}
