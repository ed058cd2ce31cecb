import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPublishedAs } from '../../worker/domain/organisers/drafts/find-published-as.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { readFacts } from '../../worker/domain/catalogue/facts/read-facts.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { publishChanges } from '../../worker/domain/publishing/publish-changes.ts'
import {
  publishDraft,
  publishWaitingDraft,
  returnDraft,
} from '../../worker/domain/publishing/publish-draft.ts'
import type { EventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  editor,
  openOrganiserTables,
  organiserNow,
  owner,
  publishing,
  soundFacts,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
})
afterAll(async () => await tables.close())

test('a fact that was corrected since editing began is merged, and in conflict if the draft changed it', async () => {
  const { eventId, permalink, facts } = await drafts.publishedEvent()
  await openDraft(tables.db, eventKind, {
    memberId: owner,
    reference: permalink,
    now: organiserNow,
  })
  await drafts.edit(permalink, { ...facts, url: 'https://example.org/mine' })
  const correct = async (path: string, to: string) =>
    await publishChanges(
      tables.db,
      eventKind,
      {
        id: eventId,
        changes: [{ path, from: null, to }],
        origin: 'correction',
        authorId: null,
        details: {
          source: { url: 'https://example.org/news', checked: '2026-11-20' },
          organiserId: null,
        },
      },
      publishing,
    )
  expect(await correct('facebook', 'https://facebook.com/run')).toMatchObject({ revision: 2 })
  expect(await correct('url', 'https://example.org/theirs')).toMatchObject({ revision: 3 })
  expect(await drafts.publish(permalink)).toEqual({
    state: 'conflicts',
    conflicts: [
      {
        path: 'url',
        base: null,
        mine: 'https://example.org/mine',
        theirs: 'https://example.org/theirs',
      },
    ],
  })
  await drafts.edit(permalink, { ...facts, url: 'https://example.org/theirs' })
  expect(await drafts.publish(permalink)).toMatchObject({ state: 'published' })
  const stored = await readFacts(tables.db, eventId)
  expect(stored?.facts).toMatchObject({
    url: 'https://example.org/theirs',
    facebook: 'https://facebook.com/run',
  })
})

test('60 parallel publications of one draft make one event with one revision', async () => {
  const id = await drafts.start('Parallel')
  await drafts.edit(id, soundFacts('Parallel'))
  const { version } = await findDraft(tables.db, eventKind, owner, id)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, async (_, index) => {
      const memberId = index % 2 === 0 ? owner : editor
      return await publishDraft(
        tables.db,
        eventKind,
        { memberId: memberId, reference: id, version },
        publishing,
      )
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const revisions = await tables.all(
    `SELECT r.number FROM event ev JOIN event_revision r ON r.event_id = ev.id WHERE ev.name = 'Parallel'`,
  )
  expect(revisions).toEqual([{ number: 1 }])
})

test('the draft of an organiser who is not verified waits for a moderator, also when it is saved', async () => {
  const member = 504
  await tables.addMembers([{ id: member }])
  await tables.run(`INSERT INTO organiser_member (organiser_id, member_id, role, created_at)
    VALUES (3, ${member}, 'owner', '2026-11-01')`)
  const id = await drafts.start('First event', member)
  await drafts.edit(id, soundFacts('First event'), member)
  expect(await drafts.publish(id, member)).toEqual({ state: 'waiting' })
  const sent = await findDraft(tables.db, eventKind, member, id)
  await drafts.edit(id, { ...soundFacts('First event'), since: 2020 }, member)
  await expect(publishWaitingDraft(tables.db, eventKind, sent, publishing)).rejects.toThrow(
    'conflict: version',
  )
  const saved = await findDraft(tables.db, eventKind, member, id)
  expect(saved.state).toBe('waiting')
  await returnDraft(tables.db, eventKind, saved).run()
  expect(await findDraft(tables.db, eventKind, member, id)).toMatchObject({ state: 'editing' })
  expect(await drafts.publish(id, member)).toEqual({ state: 'waiting' })
  expect(await publishWaitingDraft(tables.db, eventKind, saved, publishing)).toMatchObject({
    state: 'published',
  })
  const [organiser] = await tables.all('SELECT verified_on FROM organiser WHERE id = 3')
  expect(organiser).toEqual({ verified_on: '2026-11-21' })
})

test('a published draft is known by its id, with the ids of the rows that new entries became', async () => {
  const id = await drafts.start('Known by its id')
  const sound = soundFacts('Known by its id')
  await drafts.edit(id, sound)
  const former = await findDraft(tables.db, eventKind, owner, id)
  const published = await drafts.publish(id)
  const stored =
    published.state === 'published' ? await readFacts(tables.db, published.eventId) : null
  const as = await findPublishedAs(tables.db, owner, id)
  expect(as.permalink).toBe('known-by-its-id')
  const keysOf = ({ editions }: EventFacts) =>
    editions.flatMap((edition) => [
      edition.key,
      ...edition.races.flatMap(({ key, legs, prices }) => [
        key,
        ...[...legs, ...prices].map((entry) => entry.key),
      ]),
    ])
  const names = keysOf(former.content)
  expect(names.map((key) => as.keys[key])).toEqual(stored === null ? [] : keysOf(stored.facts))
  expect(names).toHaveLength(7)
  for (const [member, draft] of [
    [stranger, id],
    [owner, 'draft-unknown'],
  ] as const)
    await expect(findPublishedAs(tables.db, member, draft)).rejects.toThrow('not-found')
})
