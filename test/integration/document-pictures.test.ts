import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { addDocumentPicture } from '../../worker/domain/content/pictures/add-picture.ts'
import { documentPictureFiles } from '../../worker/domain/content/pictures/document-picture-files.ts'
import { findPicture } from '../../worker/domain/organisers/pictures/find-picture.ts'
import { desk, deskNow, openDesk } from '../support/open-desk.ts'
import { hollowPng } from '../support/pictures.ts'

/** Pictures of documents: who may add them, when other sites may show them, and which of them the sweep deletes. */

/** A store and an encoder that no refused picture reaches. */
const unused = { MEDIA: { put: () => undefined }, IMAGES: { input: () => undefined } }
const { site, anna, shipped, opened, save, publish, close } = await openDesk(unused)
afterAll(async () => await close())

const db = createDatabase(site.db)
const now = new Date(deskNow)
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const name = (letter: string) => letter.repeat(22)

const add = async (id: number, file: string) =>
  await addDocumentPicture(db, id, { id: file, width: 1600, height: 900, bytes: 9 }, now)

/** Puts a set with one picture into the draft. */
const use = async (id: number, file: string) =>
  await save(
    anna,
    id,
    { path: 'blocks', from: ['a'], to: ['a', 'set'] },
    { path: 'blocks.set.kind', from: null, to: 'images' },
    { path: 'blocks.set.pictures', from: null, to: ['one'] },
    {
      path: 'blocks.set.pictures.one.picture',
      from: null,
      to: { file, width: 1600, height: 900 },
    },
  )

test('a picture is shown on other sites once a published version has it', async () => {
  const id = await shipped('pictures')
  await add(id, name('a'))
  expect(await findPicture(db, name('a'))).toEqual({ width: 1600, isPublished: 0 })
  await opened(anna, id)
  expect((await use(id, name('a'))).status).toBe(200)
  expect((await publish(anna, id)).json).toEqual({ state: 'published' })
  expect(await findPicture(db, name('a'))).toEqual({ width: 1600, isPublished: 1 })
})

test('the sweep deletes after 30 days what no version, draft or schedule has, and nothing else', async () => {
  const id = await shipped('swept')
  for (const letter of ['b', 'c', 'd', 'e']) await add(id, name(letter))
  await opened(anna, id)
  await use(id, name('b'))
  await publish(anna, id)
  await opened(anna, id)
  const change = { path: 'blocks.set.pictures.one.picture' }
  const stored = (file: string) => ({ file, width: 1600, height: 900 })
  await save(anna, id, { ...change, from: stored(name('b')), to: stored(name('c')) })
  await site.rows(
    `INSERT INTO document_schedule (document_id, act, at, version, base, content)
      VALUES (${id}, 'publish', '2027-01-01T00:00:00.000Z', 1, '{}', '{"file":"${name('d')}"}') RETURNING act`,
  )
  expect(await documentPictureFiles.droppedFiles(db, later(29))).toEqual([])
  expect(await documentPictureFiles.droppedFiles(db, later(31))).toEqual([name('e')])
  await documentPictureFiles.deleteRows(db, [name('b'), name('e')])
  const all = ['b', 'c', 'd', 'e'].map(name)
  expect(await documentPictureFiles.knownFiles(db, all)).toEqual(['b', 'c', 'd'].map(name))
})

test('a picture of 50 megapixels is refused with its reason, and the draft stays as it is', async () => {
  const id = await shipped('large')
  const { content } = await opened(anna, id)
  const headers = { 'content-type': 'image/png', 'x-csrf-token': await anna.csrf() }
  const body = new Uint8Array(hollowPng({ width: 10_000, height: 5000 }))
  const sent = await anna.request('POST', `${desk}/${id}/pictures`, { headers, body })
  expect([sent.status, sent.json]).toMatchObject([400, { error: { code: 'image-dimensions' } }])
  expect((await opened(anna, id)).content).toEqual(content)
})

test('a set of 13 pictures is refused by the path of its list', async () => {
  const id = await shipped('many')
  await opened(anna, id)
  const keys = Array.from({ length: 13 }, (_each, index) => `p${index}`)
  const refused = await save(
    anna,
    id,
    { path: 'blocks', from: ['a'], to: ['a', 'set'] },
    { path: 'blocks.set.kind', from: null, to: 'images' },
    { path: 'blocks.set.pictures', from: null, to: keys },
  )
  expect(refused.json).toMatchObject({ error: { fields: { 'blocks.set.pictures': 'invalid' } } })
})
