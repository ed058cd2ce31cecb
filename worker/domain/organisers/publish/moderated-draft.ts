import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { eventFacts, type EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'
import { eventDraft } from '../drafts/event-draft.table.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    organisation: v.string(),
    facts: v.pipe(v.string(), v.parseJson(), eventFacts),
  }),
)

/** The name of the event with the days and races that the draft states, a line each. */
function summaryOf({ name, editions }: EventFacts): string {
  const lines = editions.flatMap((edition) => [
    [edition.date, edition.endDate].filter((day) => day !== null).join(' – '),
    ...edition.races.map((race) => `· ${race.name ?? ''}`),
  ])
  return [name ?? '', ...lines].join('\n')
}

/** Drafts that wait, by their number in the inbox. */
async function findSubjects(db: Database, ids: readonly number[], _locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT d.inbox_number AS id, d.facts, o.name AS organisation FROM event_draft d JOIN organiser o ON o.id = d.organiser_id
      WHERE d.state = 'waiting' AND d.inbox_number IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ])
  return new Map(
    v.parse(rows, found).map(({ id, organisation, facts }): [number, ModeratedSubject] => {
      const { name, nameLanguage, url } = facts
      const fields = [
        { name: 'organisation', value: organisation } as const,
        ...(url === null ? [] : [{ name: 'site', value: url } as const]),
      ]
      const title = name ?? organisation
      const text = summaryOf(facts)
      return [id, { title, text, language: nameLanguage, stars: null, event: null, fields }]
    }),
  )
}

/**
 * First events of organisers who are not verified, in the moderators' inbox. An approved one is published by
 * `moderateDrafts` once the approval can no longer be taken back.
 */
export const moderatedDraft: ModeratedKind = {
  kind: 'event',
  reasons: ['unfounded', 'unclear', 'advert'],
  takesAnswer: false,
  findSubjects,
  approve: () => [],
  reject: (db, { subjectId, stands }) => [
    db
      .update(eventDraft)
      .set({ state: 'editing' })
      .where(
        sql`${eventDraft.inboxNumber} = ${subjectId} AND ${eventDraft.state} = 'waiting' AND ${stands}`,
      ),
  ],
  undo: (db, { subjectId, reason, stands }) =>
    reason === null
      ? []
      : [
          db
            .update(eventDraft)
            .set({ state: 'waiting' })
            .where(sql`${eventDraft.inboxNumber} = ${subjectId} AND ${stands}`),
        ],
}
