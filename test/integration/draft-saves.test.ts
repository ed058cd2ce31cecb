import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { eventKind } from '../../worker/domain/organisers/publish/event-kind.ts'
import { discardDraft } from '../../worker/domain/publishing/discard-draft.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { saveDraft } from '../../worker/domain/publishing/save-draft.ts'
import { publishDraft } from '../../worker/domain/publishing/publish-draft.ts'
import { drafting, type Drafting } from '../support/drafting.ts'
import {
  editor,
  openOrganiserTables,
  organiserNow,
  owner,
  publishing,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

let tables: OrganiserTables
let drafts: Drafting

beforeAll(async () => {
  tables = await openOrganiserTables()
  drafts = drafting(tables)
})
afterAll(async () => await tables.close())

test('members of another organisation find nothing, and end of membership ends the right', async () => {
  const { permalink } = await drafts.publishedEvent()
  const draft = await openDraft(tables.db, eventKind, {
    memberId: editor,
    reference: permalink,
    now: organiserNow,
  })
  const change = { path: 'url', from: null, to: 'https://example.org' }
  for (const reference of [draft.id, permalink]) {
    const attempts = [
      () => findDraft(tables.db, eventKind, stranger, reference),
      () =>
        openDraft(tables.db, eventKind, {
          memberId: stranger,
          reference: reference,
          now: organiserNow,
        }),
      () =>
        saveDraft(tables.db, eventKind, {
          memberId: stranger,
          reference: reference,
          changes: [change],
          now: organiserNow,
        }),
      () =>
        publishDraft(
          tables.db,
          eventKind,
          { memberId: stranger, reference, version: draft.version },
          publishing,
        ),
      () =>
        discardDraft(tables.db, eventKind, {
          memberId: stranger,
          reference: reference,
          now: organiserNow,
        }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('not-found')
  }
  await tables.run(`UPDATE event SET organiser_id = 2 WHERE permalink = '${permalink}'`)
  await expect(findDraft(tables.db, eventKind, editor, draft.id)).rejects.toThrow('not-found')
  await discardDraft(tables.db, eventKind, {
    memberId: stranger,
    reference: permalink,
    now: organiserNow,
  })
})

test('two members who save at the same time lose no field and no race of each other', async () => {
  const id = await drafts.start('Together')
  const { content: facts } = await findDraft(tables.db, eventKind, owner, id)
  const list = `editions.${facts.editions[0]?.key ?? ''}.races`
  const first = facts.editions[0]?.races.map(({ key }) => key) ?? []
  /** Saves 100 changes, one after the other; each member has a link and races of their own. */
  const write = async (memberId: number, link: 'url' | 'facebook') => {
    let keys = first
    let former: string | null = null
    for (let step = 0; step < 100; step += 1) {
      const to = `https://example.org/${memberId}/${step}`
      const added = step % 10 === 0 ? [...keys, `n${memberId}x${step}`] : keys
      const changes = [
        { path: link, from: former, to },
        ...(added === keys ? [] : [{ path: list, from: keys, to: added }]),
      ]
      const saved = await saveDraft(tables.db, eventKind, {
        memberId: memberId,
        reference: id,
        changes: changes,
        now: organiserNow,
      })
      expect(saved.conflicts).toEqual([])
      keys = added
      former = to
    }
    return keys.slice(first.length)
  }
  const added = await Promise.all([write(owner, 'url'), write(editor, 'facebook')])
  const draft = await findDraft(tables.db, eventKind, owner, id)
  expect(draft.version).toBe(200)
  expect(draft.content.url).toBe(`https://example.org/${owner}/99`)
  expect(draft.content.facebook).toBe(`https://example.org/${editor}/99`)
  const keys = draft.content.editions[0]?.races.map(({ key }) => key) ?? []
  expect(keys.toSorted()).toEqual([...first, ...added.flat()].toSorted())
})

test('a change of a field that another member changed is a conflict, and the other changes are saved', async () => {
  const id = await drafts.start('Conflict')
  const change = (path: string, to: string) => ({ path, from: null, to })
  await saveDraft(tables.db, eventKind, {
    memberId: owner,
    reference: id,
    changes: [change('url', 'https://example.org/a')],
    now: organiserNow,
  })
  const theirs = [change('url', 'https://example.org/b'), change('contactEmail', 'run@example.org')]
  expect(
    await saveDraft(tables.db, eventKind, {
      memberId: editor,
      reference: id,
      changes: theirs,
      now: organiserNow,
    }),
  ).toEqual({
    version: 2,
    conflicts: [
      { path: 'url', base: null, mine: 'https://example.org/b', theirs: 'https://example.org/a' },
    ],
  })
  const { content: facts } = await findDraft(tables.db, eventKind, owner, id)
  expect(facts).toMatchObject({ url: 'https://example.org/a', contactEmail: 'run@example.org' })
})

test.each([1, 2, 3, 8, 21])(
  'a process killed at its call %i loses no acknowledged save',
  async (at) => {
    const id = await drafts.start('Killed')
    const { db } = stoppingDatabase(tables.binding, at)
    const stopping = createDatabase(db)
    const acknowledged: number[] = []
    const storm = async () => {
      for (let since = 1900; since < 1950; since += 1) {
        const from = since === 1900 ? null : since - 1
        await saveDraft(stopping, eventKind, {
          memberId: owner,
          reference: id,
          changes: [{ path: 'since', from, to: since }],
          now: organiserNow,
        })
        acknowledged.push(since)
      }
    }
    await expect(storm()).rejects.toThrow('killed')
    const { content: facts, version } = await findDraft(tables.db, eventKind, owner, id)
    expect(facts.since).toBe(acknowledged.at(-1) ?? null)
    expect(version).toBe(acknowledged.length)
  },
)
