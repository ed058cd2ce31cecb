import { afterAll, beforeAll, expect, test } from 'vitest'
import { discardDraft } from '../../worker/domain/publishing/discard-draft.ts'
import { findDraft } from '../../worker/domain/publishing/draft-row.ts'
import { findRevision, listRevisions } from '../../worker/domain/publishing/find-revisions.ts'
import { openDraft } from '../../worker/domain/publishing/open-draft.ts'
import { publishChanges } from '../../worker/domain/publishing/publish-changes.ts'
import {
  publishDraft,
  publishWaitingDraft,
  returnDraft,
} from '../../worker/domain/publishing/publish-draft.ts'
import { restoreRevision } from '../../worker/domain/publishing/restore-revision.ts'
import { saveDraft } from '../../worker/domain/publishing/save-draft.ts'
import { emptyPage, picture, prose } from '../support/page-document.ts'
import {
  anna,
  bela,
  openPages,
  pageKind,
  pageNow,
  stranger,
  type Pages,
} from '../support/page-kind.ts'

/** Drafts, publication and history of documents, with a kind that the product does not have. */

const now = pageNow
const context = { now }
const titled = (en: string) => ({ ...emptyPage(), title: { en } })

let pages: Pages

beforeAll(async () => {
  pages = await openPages()
})
afterAll(async () => await pages.close())

const save = async (reference: string, path: string, from: unknown, to: unknown, by = anna) =>
  await saveDraft(pages.db, pageKind, {
    memberId: by,
    reference,
    changes: [{ path, from, to }],
    now,
  })
const publish = async (reference: string, memberId = anna) => {
  const { version } = await findDraft(pages.db, pageKind, memberId, reference)
  return await publishDraft(pages.db, pageKind, { memberId, reference, version }, context)
}
const published = async (content = titled('Start')) => {
  const slug = await pages.createPage(undefined, content)
  expect(await publish(slug)).toMatchObject({ state: 'published', revision: 1, slug })
  return slug
}
const open = async (reference: string, memberId = anna) =>
  await openDraft(pages.db, pageKind, { memberId, reference, now })
const history = async (slug: string) => await listRevisions(pages.db, pageKind, anna, slug)

test('a draft is created, saved, published and gone, with the statements of its kind', async () => {
  const slug = await pages.createPage()
  expect(await publish(slug)).toEqual({ state: 'faults', faults: { 'title.en': 'missing' } })
  await save(slug, 'title.en', null, 'Start')
  await save(slug, 'blocks', [], ['p1'])
  await save(slug, 'blocks.p1.text.de', null, 'Hallo', bela)
  expect(await publish(slug, bela)).toEqual({
    state: 'published',
    revision: 1,
    slug,
    pageId: expect.any(Number),
  })
  await expect(findDraft(pages.db, pageKind, anna, slug)).rejects.toThrow('not-found')
  const page = { ...titled('Start'), blocks: [{ ...prose('p1'), text: { de: 'Hallo' } }] }
  const [row] = await pages.all(`SELECT document, published FROM page WHERE slug = '${slug}'`)
  expect(row).toEqual({ document: JSON.stringify(page), published: 1 })
  const [revision] = await history(slug)
  expect(revision).toMatchObject({ number: 1, origin: 'editor', author: null })
  expect(revision?.changed.toSorted()).toEqual(
    ['title.en', 'blocks', 'blocks.p1.kind', 'blocks.p1.text.de'].toSorted(),
  )
})

test('two editors who change one value are in conflict, and all other changes are saved', async () => {
  const slug = await published()
  await open(slug)
  await save(slug, 'head.hue', null, 7)
  const changes = [
    { path: 'head.hue', from: null, to: 9 },
    { path: 'title.de', from: null, to: 'Anfang' },
  ]
  const of = { memberId: bela, reference: slug, changes, now }
  expect(await saveDraft(pages.db, pageKind, of)).toEqual({
    version: 2,
    conflicts: [{ path: 'head.hue', base: null, mine: 9, theirs: 7 }],
  })
  const { content } = await findDraft(pages.db, pageKind, anna, slug)
  expect(content).toMatchObject({ head: { hue: 7 }, title: { en: 'Start', de: 'Anfang' } })
})

test('eight parallel saves of two editors are all kept, one after the other', async () => {
  const slug = await published()
  await open(slug)
  const keys = Array.from({ length: 8 }, (_, index) => `p${index}`)
  await Promise.all(
    keys.map(async (key, index) => {
      const memberId = index % 2 === 0 ? anna : bela
      const changes = [
        { path: 'blocks', from: [], to: [key] },
        { path: `blocks.${key}.text.en`, from: null, to: key },
      ]
      return await saveDraft(pages.db, pageKind, { memberId, reference: slug, changes, now })
    }),
  )
  const { content, version } = await findDraft(pages.db, pageKind, anna, slug)
  expect(content.blocks.map(({ key }) => key).toSorted()).toEqual(keys)
  expect(version).toBe(keys.length)
})

test('30 parallel publications of one draft make one revision', async () => {
  const slug = await pages.createPage(undefined, titled('Parallel'))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, async (_, index) => {
      const memberId = index % 2 === 0 ? anna : bela
      const of = { memberId, reference: slug, version: 0 }
      return await publishDraft(pages.db, pageKind, of, context)
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await history(slug)).toHaveLength(1)
})

test('a draft that was saved since it was seen is not published', async () => {
  const slug = await pages.createPage(undefined, titled('Seen'))
  await save(slug, 'head.hue', null, 1)
  const of = { memberId: anna, reference: slug, version: 0 }
  await expect(publishDraft(pages.db, pageKind, of, context)).rejects.toThrow('conflict')
})

test('a change that is published while a draft is open is merged, and in conflict if the draft has another', async () => {
  const slug = await published()
  const { id } = await open(slug)
  await save(slug, 'title.de', null, 'Anfang')
  const correct = async (path: string, from: unknown, to: unknown) =>
    await publishChanges(
      pages.db,
      pageKind,
      {
        id: Number(id),
        changes: [{ path, from, to }],
        origin: 'correction',
        authorId: null,
        details: { pageId: Number(id) },
      },
      context,
    )
  expect(await correct('title.fr', null, 'Début')).toMatchObject({ revision: 2 })
  expect(await correct('title.de', null, 'Los')).toMatchObject({ revision: 3 })
  expect(await correct('title.de', null, 'Auf')).toMatchObject({ state: 'conflicts' })
  expect(await publish(slug)).toEqual({
    state: 'conflicts',
    conflicts: [{ path: 'title.de', base: null, mine: 'Anfang', theirs: 'Los' }],
  })
  await save(slug, 'title.de', 'Anfang', 'Los')
  expect(await publish(slug)).toMatchObject({ state: 'published', revision: 3 })
  expect((await history(slug)).map(({ origin }) => origin)).toEqual([
    'correction',
    'correction',
    'editor',
  ])
})

test('a revision is restored as a draft, whose publication is a revision of its own', async () => {
  const slug = await published({ ...titled('First'), blocks: [picture('i1', 'a.avif')] })
  await open(slug)
  await save(slug, 'title.en', 'First', 'Second')
  const restore = async (number: number) =>
    await restoreRevision(pages.db, pageKind, { memberId: bela, reference: slug, number }, now)
  await expect(restore(1)).rejects.toThrow('conflict')
  expect(await publish(slug)).toMatchObject({ revision: 2 })
  await expect(restore(3)).rejects.toThrow('not-found')
  expect((await restore(1)).content.title).toEqual({ en: 'First' })
  expect(await publish(slug, bela)).toMatchObject({ revision: 3 })
  expect((await history(slug)).map(({ number, origin }) => [number, origin])).toEqual([
    [3, 'restore'],
    [2, 'editor'],
    [1, 'editor'],
  ])
  const of = { memberId: anna, reference: slug, number: 3 }
  expect((await findRevision(pages.db, pageKind, of)).changes).toEqual([
    { path: 'title.en', from: 'Second', to: 'First' },
  ])
})

test('a draft that waits for a moderator goes on waiting when it is saved, and is published in the approved version only', async () => {
  const slug = await pages.createPage('terms', titled('Terms'))
  const { id } = await findDraft(pages.db, pageKind, anna, slug)
  expect(await publish(slug)).toEqual({ state: 'waiting' })
  await save(slug, 'head.hue', null, 3)
  const draft = await findDraft(pages.db, pageKind, anna, slug)
  expect(draft).toMatchObject({ state: 'waiting', version: 1 })
  expect(await publish(slug)).toEqual({ state: 'waiting' })
  const approve = async (version: number) =>
    await publishWaitingDraft(pages.db, pageKind, { id, version }, context)
  await expect(approve(0)).rejects.toThrow('conflict: version')
  await returnDraft(pages.db, pageKind, { id, version: 0 }).run()
  await returnDraft(pages.db, pageKind, draft).run()
  await expect(approve(1)).rejects.toThrow('not-found')
  expect(await publish(slug)).toEqual({ state: 'waiting' })
  expect(await approve(1)).toMatchObject({ state: 'published', revision: 1 })
})

test('members who may not edit find nothing, and discarding leaves the published document', async () => {
  const slug = await published()
  const { version } = await open(slug)
  for (const attempt of [
    async () => await findDraft(pages.db, pageKind, stranger, slug),
    async () => await open(slug, stranger),
    async () => await save(slug, 'head.hue', null, 1, stranger),
    async () =>
      await publishDraft(
        pages.db,
        pageKind,
        { memberId: stranger, reference: slug, version },
        context,
      ),
    async () =>
      await discardDraft(pages.db, pageKind, { memberId: stranger, reference: slug, now }),
    async () => await listRevisions(pages.db, pageKind, stranger, slug),
  ])
    await expect(attempt()).rejects.toThrow('not-found')
  await discardDraft(pages.db, pageKind, { memberId: bela, reference: slug, now })
  expect(
    await pages.all(`SELECT discarded, document IS NULL AS gone FROM page WHERE slug = '${slug}'`),
  ).toEqual([{ discarded: 1, gone: 0 }])
})

test('a draft beyond the size of its kind is refused, and so are faults that only the database shows', async () => {
  const slug = await published()
  await open(slug)
  const keys = Array.from({ length: 10 }, (_, index) => `key${index}`)
  const changes = [
    { path: 'blocks', from: [], to: keys },
    ...keys.map((key) => ({ path: `blocks.${key}.text.en`, from: null, to: 'x'.repeat(40) })),
  ]
  const of = { memberId: anna, reference: slug, changes, now }
  await expect(saveDraft(pages.db, pageKind, of)).rejects.toThrow('body-too-large')
  await save(slug, 'slug', null, await published())
  expect(await publish(slug)).toEqual({ state: 'faults', faults: { slug: 'taken' } })
})
