import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyContent } from '../../src/model/blocks/content.ts'
import { withFileTexts } from '../../worker/content-files/content-file.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { findIndexedDocuments } from '../../worker/domain/content/documents/indexed-documents.ts'
import { publishContent } from '../../worker/domain/content/documents/publish-content.ts'
import { setDocumentState } from '../../worker/domain/content/documents/set-state.ts'
import { loadShipped } from '../../worker/domain/content/documents/load-shipped.ts'
import { openDatabase } from '../support/open-database.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const name = { kind: 'page', slug: 'listed' } as const
let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openDatabase()
  close = opened.close
  db = createDatabase(opened.db)
})
afterAll(async () => await close())

test('search engines may list a document in the languages that lack no text, once it is published and until it is withdrawn', async () => {
  const block = { kind: 'text', key: 'a', alignment: 'start', extraWide: false, text: {} } as const
  const texts = 'title: Listed\nsummary: Sum\n\n::: a.text\nText'
  const content = withFileTexts({ ...emptyContent(), blocks: [block] }, 'en', texts)
  await loadShipped(db, { name, content, digest: 'one' }, now)
  const updatedAt = now.toISOString()
  expect(await findIndexedDocuments(db, now)).toEqual([{ ...name, updatedAt, complete: ['en'] }])
  await publishContent(
    db,
    name,
    (present) => ({ ...content, ...present, title: { ...content.title, de: 'Liste' } }),
    now,
  )
  expect(await findIndexedDocuments(db, now)).toMatchObject([{ complete: ['en'] }])
  expect(await findIndexedDocuments(db, new Date(now.getTime() - 1))).toEqual([])
  await setDocumentState(db, name, 'withdraw', now)
  expect(await findIndexedDocuments(db, now)).toEqual([])
})
