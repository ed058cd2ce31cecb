import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Names } from '../../../src/i18n/local-name.ts'
import { isLocale } from '../../../src/model/locales.ts'
import { isEditionStatus } from '../../../src/model/event/edition-status.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import type { Database } from '../../db/client.ts'
import { unlistedEventsSql } from '../../domain/catalogue/editions/takes-place.ts'
import type { EventDocument } from '../port/event-document.ts'

const raceRow = v.object({
  raceId: v.number(),
  name: v.string(),
  names: v.record(v.string(), v.string()),
  sport: v.number(),
  date: v.nullable(v.string()),
  metres: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  gainMetres: v.nullable(v.number()),
  prices: v.array(
    v.object({
      amountEur: v.number(),
      from: v.nullable(v.string()),
      until: v.nullable(v.string()),
    }),
  ),
  minTeamMembers: v.nullable(v.number()),
  maxTeamMembers: v.nullable(v.number()),
  soldOut: v.number(),
})

const editionRow = v.object({
  editionId: v.number(),
  date: v.string(),
  endDate: v.string(),
  endOffset: v.number(),
  dateConfirmed: v.number(),
  status: v.nullable(v.string()),
  signUpStartsOn: v.nullable(v.string()),
  signUpEndsOn: v.nullable(v.string()),
  addedOn: v.string(),
  place: v.nullable(
    v.object({
      cityId: v.number(),
      country: v.string(),
      region: v.string(),
      lat: v.number(),
      lon: v.number(),
    }),
  ),
  races: v.array(raceRow),
})

const namesJson = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

const documentRow = v.object({
  eventId: v.number(),
  permalink: v.string(),
  name: v.string(),
  names: namesJson,
  cityId: v.number(),
  town: v.nullable(v.string()),
  cityName: v.string(),
  cityNames: namesJson,
  cityAliases: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  country: v.string(),
  region: v.string(),
  regionNames: v.nullable(namesJson),
  lat: v.number(),
  lon: v.number(),
  weight: v.number(),
  language: v.string(),
  organiserId: v.nullable(v.number()),
  rating: v.nullable(v.number()),
  editions: v.pipe(v.string(), v.parseJson(), v.array(editionRow)),
})

function localeNames(names: Record<string, string>): Names {
  const known: Names = {}
  for (const [locale, name] of Object.entries(names)) if (isLocale(locale)) known[locale] = name
  return known
}

/** Search documents of events, with all their editions. Ids that do not exist, and those of unlisted events, are left out. */
export async function loadEventDocuments(
  db: Database,
  eventIds: readonly number[],
): Promise<EventDocument[]> {
  const rows = await db.all(sql`
    SELECT ev.id AS "eventId", ev.permalink, ev.name,
      (SELECT json_group_object(t.locale, t.name) FROM event_text t WHERE t.event_id = ev.id) AS names,
      c.id AS "cityId", ev.town, c.name AS "cityName", c.names AS "cityNames",
      (SELECT json_group_array(p.key) FROM place_name p WHERE p.place = c.id) AS "cityAliases", c.country, c.region,
      (SELECT g.names FROM region g WHERE g.country = c.country AND g.name = c.region) AS "regionNames",
      ev.lat, ev.lon, ev.weight, ev.name_language AS language, ev.organiser_id AS "organiserId", ev.rating,
      (SELECT json_group_array(json_object('editionId', e.id, 'date', e.date, 'endDate', e.end_date, 'endOffset', e.end_offset,
        'dateConfirmed', e.date_confirmed, 'status', e.status, 'signUpStartsOn', e.registration_starts_on,
        'signUpEndsOn', e.registration_ends_on, 'addedOn', e.added_on, 'place', (
          SELECT json_object('cityId', p.id, 'country', p.country, 'region', p.region, 'lat', e.lat, 'lon', e.lon)
          FROM city p WHERE p.id = e.city_id AND e.lat IS NOT NULL), 'races', (
          SELECT json_group_array(json_object('raceId', r.id, 'name', r.name, 'names', json(r.names), 'sport', r.sport, 'date', r.date,
            'metres', r.metres, 'seconds', r.seconds, 'gainMetres', r.gain_metres, 'minTeamMembers', r.min_number_of_team_members,
            'maxTeamMembers', r.max_number_of_team_members, 'soldOut', r.sold_out, 'prices', (
              SELECT json_group_array(json_object('amountEur', p.minor_eur / 100.0, 'from', p.valid_from, 'until', p.valid_until))
              FROM ticket_price p WHERE p.race_id = r.id)))
          FROM (SELECT * FROM race WHERE edition_id = e.id ORDER BY ordinal) r)))
        FROM (SELECT * FROM edition WHERE event_id = ev.id ORDER BY date) e) AS editions
    FROM json_each(${JSON.stringify(eventIds)}) wanted
    JOIN event ev ON ev.id = wanted.value JOIN city c ON c.id = ev.city_id
    WHERE ev.id NOT IN ${sql.raw(unlistedEventsSql)}`)
  return v.parse(v.array(documentRow), rows).map((row): EventDocument => {
    const raceNames = new Map<string, Names>()
    const editions = row.editions.map((edition) => ({
      ...edition,
      dateConfirmed: edition.dateConfirmed === 1,
      status: edition.status !== null && isEditionStatus(edition.status) ? edition.status : null,
      races: edition.races.flatMap((race) => {
        const sport = sportOfCode(race.sport)
        if (sport === null) return []
        const { names, ...facts } = race
        // An edition may lack a translation that another has.
        raceNames.set(race.name, { ...raceNames.get(race.name), ...localeNames(names) })
        return [{ ...facts, sport, soldOut: race.soldOut === 1 }]
      }),
    }))
    return {
      eventId: row.eventId,
      permalink: row.permalink,
      name: row.name,
      names: localeNames(row.names),
      city: { id: row.cityId, name: row.cityName, names: localeNames(row.cityNames) },
      cityAliases: row.cityAliases,
      town: row.town,
      raceNames: [...raceNames].map(([name, names]) => ({ name, names })),
      country: row.country,
      region: row.region,
      regionNames: localeNames(row.regionNames ?? {}),
      lat: row.lat,
      lon: row.lon,
      weight: row.weight,
      language: row.language,
      organiserId: row.organiserId,
      rating: row.rating,
      editions,
    }
  })
}
