import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { eventFacts, type EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { cityName } from '../../catalogue/names/city-name.ts'
import type { Decision, ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'
import { findAnyDraft } from '../../publishing/draft-row.ts'
import { mergedDraft } from '../../publishing/merged-draft.ts'
import { storedOf } from '../../publishing/publish-draft.ts'
import { eventDraft } from '../drafts/event-draft.table.ts'
import { citiesOfDraft, draftLinks, draftText, type CityNames } from './draft-text.ts'
import { eventKind } from './event-kind.ts'
import { settlePlaces } from './settle-places.ts'

const facts = v.pipe(v.string(), v.parseJson(), eventFacts)
const row = v.object({
  id: v.number(),
  draftId: v.string(),
  version: v.number(),
  organiserId: v.number(),
  organisation: v.string(),
  facts,
  judged: v.nullable(facts),
})

async function findCityNames(
  db: Database,
  drafts: readonly EventFacts[],
  locale: Locale,
): Promise<CityNames> {
  const ids = JSON.stringify(drafts.flatMap(citiesOfDraft))
  const [found] = await readBatch(db, [
    sql`SELECT c.id, ${cityName(locale)} AS name FROM city c WHERE c.id IN (SELECT value FROM json_each(${ids}))`,
  ])
  const names = v.parse(v.array(v.object({ id: v.number(), name: v.string() })), found)
  return new Map(names.map(({ id, name }) => [id, name]))
}

function subjectOf(
  draft: v.InferOutput<typeof row>,
  cities: CityNames,
  locale: Locale,
): ModeratedSubject {
  const { organiserId, organisation, draftId, version, judged } = draft
  const { name, nameLanguage } = draft.facts
  const links = draftLinks(draft.facts)
  const text = draftText(draft.facts, cities, locale)
  const former = judged === null ? text : draftText(judged, cities, locale)
  return {
    title: name ?? organisation,
    text,
    language: nameLanguage,
    stars: null,
    event: null,
    version,
    draftId,
    organisation: { id: organiserId, name: organisation, event: null },
    ...(former === text ? {} : { former }),
    fields: [
      { name: 'organisation', value: organisation },
      ...(links.length === 0 ? [] : [{ name: 'site', value: links.join(' · ') } as const]),
    ],
  }
}

/** Drafts that wait, by their number in the inbox. */
async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT d.inbox_number AS id, d.id AS "draftId", d.version, d.facts, d.judged, o.id AS "organiserId", o.name AS organisation
      FROM event_draft d JOIN organiser o ON o.id = d.organiser_id
      WHERE d.state = 'waiting' AND d.inbox_number IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ])
  const drafts = v.parse(v.array(row), found)
  const all = drafts.flatMap((draft) => [draft.facts, ...(draft.judged ? [draft.judged] : [])])
  const cities = await findCityNames(db, all, locale)
  return new Map(drafts.map((draft) => [draft.id, subjectOf(draft, cities, locale)] as const))
}

/** Refuses a draft that was changed into one that cannot be published while it waited. */
async function requireComplete(db: Database, number: number): Promise<void> {
  const [found] = await readBatch(db, [
    sql`SELECT id FROM event_draft WHERE inbox_number = ${number}`,
  ])
  const [known] = v.parse(v.array(v.object({ id: v.string() })), found)
  const draft = known === undefined ? null : await findAnyDraft(db, eventKind, known.id)
  if (draft === null) throw new DomainError('not-found')
  const stored = await storedOf(db, eventKind, draft)
  const { document, conflicts } = mergedDraft(eventKind, draft, stored)
  const published = stored?.document ?? null
  const { facts: settled, faults } = await settlePlaces(
    db,
    eventKind.normalise(document),
    published,
  )
  const all = { ...eventKind.faultsOf(stored, settled), ...faults }
  if (conflicts.length > 0 || Object.keys(all).length > 0)
    throw new DomainError('conflict', 'incomplete')
}

/** Statement that records the facts on which a decision was made, and gives a rejected draft back to its editors. */
const judge = (db: Database, { subjectId, reason, stands }: Decision) =>
  db
    .update(eventDraft)
    .set({
      judged: sql`${eventDraft.facts}`,
      ...(reason === null ? {} : { state: 'editing' }),
    })
    .where(
      sql`${eventDraft.inboxNumber} = ${subjectId} AND ${eventDraft.state} = 'waiting' AND ${stands}`,
    )

/**
 * First events of organisers who are not verified, in the moderators' inbox. An approved one is published by
 * `moderateDrafts` once the approval can no longer be taken back. Its editors can save it while it waits: a decision names
 * the version that was read, and holds for that one only.
 */
export const moderatedDraft: ModeratedKind = {
  kind: 'event',
  reasons: ['unfounded', 'unclear', 'advert'],
  takesAnswer: false,
  isVersion: (subjectId, version) =>
    sql`EXISTS (SELECT 1 FROM event_draft d WHERE d.inbox_number = ${subjectId} AND d.version = ${version}
      AND d.state = 'waiting')`,
  requireComplete,
  findSubjects,
  approve: (db, decision) => [judge(db, decision)],
  reject: (db, decision) => [judge(db, decision)],
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
