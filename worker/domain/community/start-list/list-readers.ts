import * as v from 'valibot'
import { sportCodes, sports } from '../../../../src/model/sports.ts'
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
  ownSports: v.nullable(v.string()),
  events: numbers,
  countries: texts,
  sports: numbers,
  starts: numbers,
})

export type ReaderRow = ListReader & {
  publicId: string
  email: string
  memberId: number | null
  /** Ids of the editions of saved events that start soon. */
  starts: number[]
}

const saved = 'FROM saved_event s JOIN event ev ON ev.id = s.event_id'

/**
 * Readers after a cursor: ?1 cursor, ?2 limit, ?3 and ?4 the ISO dates between which saved events start soon. A member's
 * address and language are those of the account. Members who cannot sign in get no list.
 */
export const readersSql = `SELECT n.public_id AS publicId, coalesce(who.email, n.email) AS email,
    coalesce(who.locale, n.locale) AS locale, who.id AS memberId, who.country, who.sports AS ownSports,
    (SELECT json_group_array(s.event_id) ${saved} WHERE s.member_id = who.id) AS events,
    (SELECT json_group_array(DISTINCT c.country) ${saved} JOIN city c ON c.id = ev.city_id
      WHERE s.member_id = who.id) AS countries,
    (SELECT json_group_array(DISTINCT e.sport) ${saved} JOIN edition e ON e.event_id = ev.id
      WHERE s.member_id = who.id) AS sports,
    (SELECT json_group_array(e.id) ${saved} JOIN edition e ON e.event_id = ev.id
      WHERE s.member_id = who.id AND e.date BETWEEN ?3 AND ?4 AND e.date_confirmed = 1) AS starts
  FROM (SELECT * FROM newsletter_subscription WHERE public_id > ?1 ORDER BY public_id LIMIT ?2) n
  LEFT JOIN member who ON who.id = n.member_id
  WHERE n.confirmed_at IS NOT NULL
    AND ${reachableReaderSql}
  ORDER BY n.public_id`

/** The rows of `readersSql`. */
export function readReaders(rows: unknown): ReaderRow[] {
  return v.parse(v.array(readerRow), rows).map(({ country, ownSports, ...row }) => ({
    ...row,
    events: new Set(row.events),
    countries: new Set([...row.countries, ...(country === null ? [] : [country])]),
    sports: new Set([
      ...row.sports,
      ...v.parse(sportKeys, ownSports ?? '[]').map((key) => sportCodes[key]),
    ]),
  }))
}
