import { createDatabase } from '../../worker/db/client.ts'
import { emailKey } from '../../worker/domain/identity-keys/identity-keys.ts'
import { writeRecords } from '../../worker/db/write-records.ts'
import { openDatabase } from './open-database.ts'

/** Members, saved events and editions for tests of the emails about them, on `openDatabase`. */

export const savedAt = '2026-11-01T08:00:00.000Z'

interface NewMember {
  id: number
  locale?: string
  confirmedAt?: string | null
  deleteAt?: string | null
  blockedAt?: string | null
  alertsOff?: string
  sports?: string
  country?: string | null
  email?: string
}

const memberRow = ({ id, email = `runner${id}@example.org`, ...own }: NewMember) => ({
  id,
  username: `runner${id}`,
  usernameKey: `runner${id}`,
  email,
  emailKey: emailKey(email),
  firstName: 'Ada',
  lastName: 'Start',
  role: 'athlete',
  locale: 'en',
  createdAt: savedAt,
  updatedAt: savedAt,
  confirmedAt: savedAt,
  deleteAt: null,
  blockedAt: null,
  alertsOff: '[]',
  sports: '[]',
  country: null,
  ...own,
})

const place = { lat: 47.4, lon: 8.5 }

export async function openNewsTables() {
  const { db: binding, close } = await openDatabase()
  const db = createDatabase(binding)
  const cities = ['CH', 'JP'].map((country, index) => ({
    id: index + 1,
    country,
    slug: `city-${country}`,
    name: `City ${country}`,
    region: 'Region',
    ...place,
    population: 1000,
    zone: 'Europe/Zurich',
    names: '{}',
  }))
  await writeRecords(binding, 'city', cities)

  /** Adds an event with one edition, both with this id, on 5 June 2027. */
  const addEvents = async (ids: readonly number[], edition: Record<string, unknown> = {}) => {
    const { cityId = 1, sport = 0, ...facts } = edition
    const events = ids.map((id) => ({
      id,
      permalink: `race-${id}`,
      name: `Race ${id}`,
      nameLanguage: 'en',
      cityId,
      ...place,
      cell: 1,
      sourceUrl: '',
      checkedOn: '',
      weight: 10,
      updatedAt: savedAt,
    }))
    const editions = ids.map((id) => ({
      id,
      eventId: id,
      date: '2027-06-05',
      endDate: '2027-06-05',
      dateConfirmed: 1,
      sport,
      cityId,
      zone: 'Europe/Zurich',
      ...facts,
    }))
    await writeRecords(binding, 'event', events)
    await writeRecords(binding, 'edition', editions)
  }

  return {
    binding,
    db,
    close,
    addEvents,
    addMembers: async (members: readonly NewMember[]) =>
      await writeRecords(binding, 'member', members.map(memberRow)),
    /** Saves each event for each member. */
    save: async (memberIds: readonly number[], eventIds: readonly number[], at = savedAt) => {
      const pairs = memberIds.flatMap((memberId) => eventIds.map((eventId) => [memberId, eventId]))
      await binding
        .prepare(
          `INSERT INTO saved_event (member_id, event_id, saved_at)
           SELECT value ->> 0, value ->> 1, ?2 FROM json_each(?1)`,
        )
        .bind(JSON.stringify(pairs), at)
        .run()
    },
    all: async (sql: string, ...values: unknown[]) =>
      (
        await binding
          .prepare(sql)
          .bind(...values)
          .all<Record<string, unknown>>()
      ).results,
    /** Empties all tables but the cities. */
    empty: async () => {
      const tables = `mail delivered_mail event_news mailing saved_search saved_search_hit saved_event organiser_follow newsletter_subscription
        audit action_token identity turn_count price_log ticket_price race former_date edition search_outbox event_text event member`
      await binding.batch(
        tables.split(/\s+/u).map((table) => binding.prepare(`DELETE FROM ${table} WHERE true`)),
      )
    },
  }
}

export type NewsTables = Awaited<ReturnType<typeof openNewsTables>>
