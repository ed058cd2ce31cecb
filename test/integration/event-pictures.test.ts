import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventPicturesLimit } from '../../src/model/event/event-pictures.ts'
import { addPicture, requireSpace } from '../../worker/domain/organisers/pictures/add-picture.ts'
import { changePicture } from '../../worker/domain/organisers/pictures/change-picture.ts'
import { eventPictureFiles } from '../../worker/domain/organisers/pictures/event-picture-files.ts'
import { listPictures } from '../../worker/domain/organisers/pictures/list-pictures.ts'
import {
  chooseCover,
  orderPictures,
} from '../../worker/domain/organisers/pictures/order-pictures.ts'
import {
  removePicture,
  restorePicture,
} from '../../worker/domain/organisers/pictures/remove-picture.ts'
import {
  replaceFile,
  requirePicture,
} from '../../worker/domain/organisers/pictures/replace-file.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

/** Pictures of events: who may change them, their order, limits, removal and what the sweep deletes. */

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const bert = { id: 7_000_000_002, email: 'bert@example.org' }
const now = new Date('2026-11-21T09:00:00.000Z')
const days = (n: number) => new Date(now.getTime() + n * 86_400_000)
const own = { memberId: ada.id, permalink: 'public-event' }
const file = (id: string) => ({ id, width: 1600, height: 1067, bytes: 9, name: `${id}.jpg` })

let tables: Tables

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.all('UPDATE event SET organiser_id = NULL')
  await tables.empty()
  for (const someone of [ada, bert]) await tables.addMember(someone)
  await tables.all('DELETE FROM event_picture')
  await tables.all('UPDATE event SET organiser_id = ? WHERE id = 1', ada.id)
})
afterAll(() => tables.close())

const add = async (id: string) => await addPicture(tables.db, own, file(id), now)
const names = async () => (await listPictures(tables.db, own)).pictures.map(({ name }) => name)

test('pictures keep the order of their uploads until another is chosen', async () => {
  const [a, b, c] = [await add('a'), await add('b'), await add('c')]
  expect(await names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  await orderPictures(tables.db, own, [c.id, a.id, b.id])
  expect(await names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
  // A picture that the sender of the order did not know yet comes last.
  await add('d')
  await orderPictures(tables.db, own, [b.id, a.id, c.id])
  expect(await names()).toEqual(['b.jpg', 'a.jpg', 'c.jpg', 'd.jpg'])
})

test('one picture at a time is the cover', async () => {
  const [a, b] = [await add('a'), await add('b')]
  for (const { id } of [a, b]) await chooseCover(tables.db, own, id)
  const { pictures } = await listPictures(tables.db, own)
  expect(pictures.map(({ isCover }) => isCover)).toEqual([false, true])
  await removePicture(tables.db, own, b.id, now)
  await expect(chooseCover(tables.db, own, b.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('a change keeps what it does not name; an empty text is removed', async () => {
  const { id } = await add('a')
  await changePicture(tables.db, own, { id, alts: { en: 'Runners', de: 'Läufer' }, focalX: 0.2 })
  await changePicture(tables.db, own, { id, alts: { de: '' }, credit: 'Club', licence: 'own' })
  await changePicture(tables.db, own, { id })
  const { pictures } = await listPictures(tables.db, own)
  expect(pictures).toMatchObject([
    { alts: { en: 'Runners' }, focalX: 0.2, focalY: 0.5, credit: 'Club', licence: 'own' },
  ])
})

test('another file gets another name in the store; texts stay, the focal point returns to the centre', async () => {
  const { id } = await add('a')
  await changePicture(tables.db, own, { id, alts: { en: 'Runners' }, focalX: 0.1 })
  const replaced = await replaceFile(tables.db, own, id, file('b'))
  expect(replaced).toMatchObject({ id, file: 'b', alts: { en: 'Runners' }, focalX: 0.5 })
  expect(await eventPictureFiles.knownFiles(tables.db, ['a', 'b'])).toEqual(['b'])
})

test('an event takes no more pictures than the limit, however many arrive at once', async () => {
  const sent = Array.from({ length: eventPicturesLimit + 5 }, (_, i) => add(`p${i}`))
  const results = await Promise.allSettled(sent)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await names()).toHaveLength(eventPicturesLimit)
  await expect(requireSpace(tables.db, own)).rejects.toMatchObject({ code: 'list-full' })
})

test('a removal can be undone, unless the event is full by then', async () => {
  const first = await add('first')
  await removePicture(tables.db, own, first.id, now)
  const { pictures, removed } = await listPictures(tables.db, own)
  expect([pictures.length, removed.map(({ name }) => name)]).toEqual([0, ['first.jpg']])
  await expect(removePicture(tables.db, own, first.id, now)).rejects.toMatchObject({
    code: 'not-found',
  })
  for (let i = 0; i < eventPicturesLimit; i++) await add(`p${i}`)
  await expect(restorePicture(tables.db, own, first.id)).rejects.toMatchObject({
    code: 'list-full',
  })
  const [last] = (await listPictures(tables.db, own)).pictures.toReversed()
  await removePicture(tables.db, own, last?.id ?? 0, now)
  await restorePicture(tables.db, own, first.id)
  expect((await names())[0]).toBe('first.jpg')
})

test('the sweep drops a removed picture once its 30 days are over, and no other', async () => {
  const [a] = [await add('a'), await add('b')]
  await removePicture(tables.db, own, a.id, now)
  expect(await eventPictureFiles.droppedFiles(tables.db, days(30))).toEqual([])
  expect(await eventPictureFiles.droppedFiles(tables.db, days(30.01))).toEqual(['a'])
  // The row of a picture that was put back meanwhile stays.
  await eventPictureFiles.deleteRows(tables.db, ['a', 'b'])
  expect(await names()).toEqual(['b.jpg'])
})

test('pictures of an unpublished event belong to its draft, and go when it is discarded', async () => {
  const draft = { memberId: ada.id, permalink: 'draft-new' }
  await tables.all(
    `INSERT INTO event_draft (id, organiser_id, base, facts, created_at, updated_at)
      VALUES ('draft-new', ?, '{}', '{"name":"New run"}', '', '')`,
    ada.id,
  )
  const { id } = await addPicture(tables.db, draft, file('d'), now)
  await changePicture(tables.db, draft, { id, isDecoration: true })
  const { name, isPublished, pictures } = await listPictures(tables.db, draft)
  expect([name, isPublished, pictures.length]).toEqual(['New run', false, 1])
  await expect(listPictures(tables.db, { ...draft, memberId: bert.id })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await eventPictureFiles.droppedFiles(tables.db, now)).toEqual([])
  await tables.all(`DELETE FROM event_draft WHERE id = 'draft-new'`)
  expect(await eventPictureFiles.droppedFiles(tables.db, now)).toEqual(['d'])
  await eventPictureFiles.deleteRows(tables.db, ['d'])
  expect(await tables.all('SELECT id FROM event_picture')).toEqual([])
})

test('every operation refuses members of other organisations, and changes nothing', async () => {
  const { id } = await add('a')
  const gone = await add('gone')
  await removePicture(tables.db, own, gone.id, now)
  const before = await tables.all('SELECT * FROM event_picture ORDER BY id')
  const { db } = tables
  const operations = {
    list: (of) => listPictures(db, of),
    space: (of) => requireSpace(db, of),
    // The limit and the right are one condition of the statement that adds.
    add: (of) => addPicture(db, of, file('x'), now),
    change: (of) => changePicture(db, of, { id, isDecoration: true }),
    cover: (of) => chooseCover(db, of, id),
    order: (of) => orderPictures(db, of, [id]),
    picture: (of) => requirePicture(db, of, id),
    replace: (of) => replaceFile(db, of, id, file('y')),
    remove: (of) => removePicture(db, of, id, now),
    restore: (of) => restorePicture(db, of, gone.id),
  } satisfies Record<string, (of: typeof own) => Promise<unknown>>
  const refused = [
    { ...own, memberId: bert.id },
    { ...own, memberId: 12 },
    { ...own, permalink: 'no-such-event' },
  ]
  for (const of of refused)
    for (const [name, run] of Object.entries(operations))
      await expect(run(of), `${name} ${JSON.stringify(of)}`).rejects.toMatchObject({
        code: name === 'add' ? 'list-full' : 'not-found',
      })
  expect(await tables.all('SELECT * FROM event_picture ORDER BY id')).toEqual(before)
  // Control: the owner may do all of it.
  for (const run of Object.values(operations)) await run(own)
})
