import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findOrganiser } from '../../worker/domain/catalogue/organisers/find-organiser.ts'
import { pagePictureFiles } from '../../worker/domain/organisers/page-pictures/page-picture-files.ts'
import { findPagePictures } from '../../worker/domain/organisers/page-pictures/page-pictures.ts'
import {
  removePagePicture,
  restorePagePicture,
} from '../../worker/domain/organisers/page-pictures/remove-page-picture.ts'
import {
  moveFocalPoint,
  requireOwned,
  setPagePicture,
} from '../../worker/domain/organisers/page-pictures/set-page-picture.ts'
import { findPicture } from '../../worker/domain/organisers/pictures/find-picture.ts'
import {
  editor,
  openOrganiserTables,
  organiserNow as now,
  owner,
  stranger,
  type OrganiserTables,
} from '../support/organiser-tables.ts'

/** Logo and cover of an organisation: who may change them, replacement, undo and what the sweep deletes. */

const own = { memberId: owner, permalink: 'alpine-club' }
const days = (n: number) => new Date(now.getTime() + n * 86_400_000)
const file = (id: string) => ({ id, width: 1600, height: 900, bytes: 9 })

let tables: OrganiserTables
beforeAll(async () => {
  tables = await openOrganiserTables()
})
beforeEach(() => tables.run('DELETE FROM organiser_picture'))
afterAll(() => tables.close())

const set = async (kind: 'logo' | 'cover', id: string, at = now) =>
  await setPagePicture(tables.db, own, kind, file(id), at)
const shown = async () => {
  const { logo, cover } = await findOrganiser(tables.db, 'alpine-club', 'en', '2026-11-21')
  return [logo?.file ?? null, cover?.file ?? null]
}

test('another logo replaces the one in use, and the cover stays', async () => {
  await set('logo', 'a')
  await set('cover', 'b')
  await set('logo', 'c', days(1))
  expect(await shown()).toEqual(['c', 'b'])
  expect(await findPicture(tables.db, 'a')).toBeNull()
  expect(await findPicture(tables.db, 'c')).toEqual({ width: 1600, isPublished: 1 })
})

test('a removed picture comes back to its place, unless another has taken it', async () => {
  await set('logo', 'a')
  await removePagePicture(tables.db, own, 'logo', days(1))
  expect(await shown()).toEqual([null, null])
  await restorePagePicture(tables.db, own, 'logo')
  expect(await shown()).toEqual(['a', null])
  await set('logo', 'b', days(2))
  const refused = { code: 'not-found' }
  await expect(restorePagePicture(tables.db, own, 'logo')).rejects.toMatchObject(refused)
  await expect(restorePagePicture(tables.db, own, 'cover')).rejects.toMatchObject(refused)
  expect(await shown()).toEqual(['b', null])
})

test('the last removed picture comes back', async () => {
  await set('cover', 'a')
  await set('cover', 'b', days(1))
  await removePagePicture(tables.db, own, 'cover', days(2))
  await restorePagePicture(tables.db, own, 'cover')
  expect(await shown()).toEqual([null, 'b'])
})

test('two uploads at the same time leave one in use', async () => {
  await Promise.all(['a', 'b', 'c'].map(async (id) => await set('logo', id)))
  const used = await tables.binding
    .prepare('SELECT count(*) AS n FROM organiser_picture WHERE removed_at IS NULL')
    .first('n')
  expect(used).toBe(1)
})

test.each([
  ['an editor', { memberId: editor, permalink: 'alpine-club' }],
  ['an owner of another organisation', { memberId: stranger, permalink: 'alpine-club' }],
])('%s changes nothing', async (_who, other) => {
  await set('logo', 'a')
  await set('cover', 'b')
  await removePagePicture(tables.db, own, 'cover', now)
  const read = async () =>
    (await tables.binding.prepare('SELECT * FROM organiser_picture').all()).results
  const before = await read()
  const point = { focalX: 0, focalY: 0 }
  const attempts = [
    () => findPagePictures(tables.db, other),
    () => requireOwned(tables.db, other),
    () => setPagePicture(tables.db, other, 'logo', file('x'), now),
    () => moveFocalPoint(tables.db, other, 'logo', point),
    () => removePagePicture(tables.db, other, 'logo', now),
    () => restorePagePicture(tables.db, other, 'cover'),
  ]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  expect(await read()).toEqual(before)
})

test('the focal point is that of the picture in use', async () => {
  await set('cover', 'a')
  await moveFocalPoint(tables.db, own, 'cover', { focalX: 0.2, focalY: 0.9 })
  const { cover } = await findPagePictures(tables.db, own)
  expect(cover).toMatchObject({ focalX: 0.2, focalY: 0.9 })
  await set('cover', 'b', days(1))
  expect((await findPagePictures(tables.db, own)).cover).toMatchObject({ focalX: 0.5, focalY: 0.5 })
})

test('the sweep drops a replaced picture after 30 days and knows the one in use', async () => {
  await set('logo', 'a')
  await set('logo', 'b', days(1))
  const { droppedFiles, deleteRows, knownFiles } = pagePictureFiles
  expect(await droppedFiles(tables.db, days(31))).toEqual([])
  expect(await droppedFiles(tables.db, days(32))).toEqual(['a'])
  await deleteRows(tables.db, ['a', 'b'])
  expect(await knownFiles(tables.db, ['a', 'b', 'c'])).toEqual(['b'])
})
