import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { localName } from '../../../../src/i18n/local-name.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { organiserPastLimit, organiserUpcomingLimit } from '../../../../src/model/values/limits.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionBars, readBars, type BarFacts } from '../cards/edition-bars.ts'
import { editionCards, readCards, type CardFacts } from '../cards/edition-cards.ts'
import { eventNameColumns, eventNames, namesColumn, withName } from '../names/event-name.ts'
import { coverEntry, organiserPictureColumn } from '../cards/shown-pictures.ts'
import { dayThere } from '../editions/next-or-last.ts'
import { isListedSql } from '../editions/takes-place.ts'
import { eventTown } from '../names/town-name.ts'
import { aboutColumn, linksColumn } from './page-columns.ts'

const organiserRow = v.object({
  permalink: v.string(),
  name: v.string(),
  names: namesColumn,
  site: v.nullable(v.string()),
  /** ISO date on which it was verified; null for an unverified organiser. */
  verifiedOn: v.nullable(v.string()),
  events: v.number(),
  countries: v.number(),
  /** Year of the first edition of its oldest event; null if that of any of its events is unknown. */
  since: v.nullable(v.number()),
  /** City and country of all its events; null if they are in several. */
  city: v.nullable(v.string()),
  country: v.nullable(v.string()),
  upcoming: v.number(),
  /** Mean of the approved reviews of all its events, and their number; null without any. */
  rating: v.nullable(v.number()),
  reviews: v.number(),
  /** Texts and links of its page. */
  about: aboutColumn,
  links: linksColumn,
  logo: coverEntry,
  cover: coverEntry,
  statedCity: v.nullable(v.string()),
  statedCountry: v.nullable(v.string()),
  /** 1 for a sample, which is in no list. */
  isUnlisted: v.number(),
})

export interface OrganiserFacts extends Omit<v.InferOutput<typeof organiserRow>, 'names'> {
  /** BCP 47 tag of `name`; '' if unknown. */
  nameLanguage: string
  /** The next editions, by date. */
  cards: CardFacts[]
  /** The last editions, newest first. */
  past: BarFacts[]
  /** Its events by weight, at most as many as a form lists. */
  list: { permalink: string; name: string; nameLanguage: string }[]
  /** Rows of the further statements. */
  further: unknown[][]
}

const eventRow = v.object({ permalink: v.string(), ...eventNames })

/** Events that a form lists. */
const listedEvents = 50

/**
 * Facts of the public page of an organiser. One round trip.
 * @param at ISO instant
 * @param further statements for the same round trip
 * @throws DomainError 'not-found' for an unknown organiser
 */
export async function findOrganiser(
  db: Database,
  permalink: string,
  locale: Locale,
  at: string,
  further: readonly SQL[] = [],
): Promise<OrganiserFacts> {
  const events = sql`SELECT ev.id FROM event ev JOIN organiser o ON o.id = ev.organiser_id WHERE o.permalink = ${permalink}`
  const listed = sql`event_id IN (${events}) AND ${sql.raw(isListedSql)}`
  const upcoming = sql`${listed} AND end_date >= ${dayThere(at)}`
  const [rows, cards, past, list, ...others] = await readBatch(db, [
    sql`SELECT o.permalink, o.name, o.names, o.site, o.verified_on AS verifiedOn, count(ev.id) AS events,
        count(DISTINCT c.country) AS countries, CASE count(ev.since) WHEN count(ev.id) THEN min(ev.since) END AS since,
        CASE count(DISTINCT coalesce(ev.town, c.id)) WHEN 1 THEN max(${eventTown(locale)}) END AS city,
        CASE count(DISTINCT c.country) WHEN 1 THEN max(c.country) END AS country,
        (SELECT count(*) FROM edition WHERE ${upcoming}) AS upcoming,
        sum(ev.rating * ev.review_count) / nullif(sum(ev.review_count), 0) AS rating,
        coalesce(sum(ev.review_count), 0) AS reviews,
        ${organiserPictureColumn('logo')}, ${organiserPictureColumn('cover')},
        coalesce(p.about, '{}') AS about, coalesce(p.links, '{}') AS links, p.city AS "statedCity", p.country AS "statedCountry",
        EXISTS (SELECT 1 FROM sample_organiser s WHERE s.organiser_id = o.id) AS "isUnlisted"
      FROM organiser o LEFT JOIN organiser_page p ON p.organiser_id = o.id LEFT JOIN event ev ON ev.organiser_id = o.id LEFT JOIN city c ON c.id = ev.city_id
      WHERE o.permalink = ${permalink} GROUP BY o.id`,
    editionCards(
      sql`SELECT id, row_number() OVER (ORDER BY date, id) FROM edition
        WHERE ${upcoming} ORDER BY date, id LIMIT ${organiserUpcomingLimit}`,
      locale,
    ),
    editionBars(
      sql`SELECT id, row_number() OVER (ORDER BY date DESC, id) FROM edition
        WHERE ${listed} AND end_date < ${dayThere(at)} AND date_confirmed = 1
        ORDER BY date DESC, id LIMIT ${organiserPastLimit}`,
    ),
    sql`SELECT ev.permalink, ${eventNameColumns} FROM event ev WHERE ev.id IN (${events})
      ORDER BY ev.weight DESC, ev.id LIMIT ${listedEvents}`,
    ...further,
  ])
  const [organiser] = v.parse(v.array(organiserRow), rows)
  if (organiser === undefined) throw new DomainError('not-found')
  const { names, ...facts } = organiser
  const { text, language } = localName({ text: organiser.name, language: '' }, names, locale)
  return {
    ...facts,
    name: text,
    nameLanguage: language,
    cards: readCards(cards, locale),
    past: readBars(past, locale),
    list: v.parse(v.array(eventRow), list).map((row) => {
      const named = withName(row, locale)
      return { permalink: row.permalink, name: named.name, nameLanguage: named.nameLanguage }
    }),
    further: others,
  }
}
