import { afterAll, expect, test } from 'vitest'
import { desk, openDesk } from '../support/open-desk.ts'

/** Drafts of the desk: saves, conflicts, limits, previews. */

const { site, anna, ben, shipped, opened, save, versionOf, publish, publishedContent, close } =
  await openDesk()
afterAll(async () => await close())

test('a draft has running text as Markdown, and a save stores it as a tree', async () => {
  const id = await shipped('markdown')
  const draft = await opened(anna, id)
  expect(draft.content.blocks[0].text.en).toBe('One **strong** word\n')
  const change = {
    path: 'blocks.a.text.en',
    from: draft.content.blocks[0].text.en,
    to: '<script>alert(1)</script> [x](javascript:alert(1)) _new_',
  }
  expect((await save(anna, id, change)).json).toEqual({ version: 1 })
  expect((await publish(anna, id)).json).toEqual({ state: 'published' })
  const text = JSON.stringify((await publishedContent(id)).blocks[0].text.en)
  expect(text).toContain('"emphasis"')
  expect(text).not.toContain('"link"')
  expect(text).toContain('<script>alert(1)</script>')
})

test('two editors who change the same text get the text of both, and nothing is overwritten', async () => {
  const id = await shipped('both')
  const draft = await opened(anna, id)
  const from = draft.content.blocks[0].text.en
  await save(ben, id, { path: 'blocks.a.text.en', from, to: 'Of Ben' })
  const refused = await save(
    anna,
    id,
    { path: 'blocks.a.text.en', from, to: 'Of Anna' },
    { path: 'title.de', from: 'Regeln', to: 'Die Regeln' },
  )
  expect(refused.status).toBe(409)
  expect(refused.json).toMatchObject({
    conflicts: [{ path: 'blocks.a.text.en', mine: 'Of Anna\n', theirs: 'Of Ben\n' }],
  })
  const after = await opened(anna, id)
  expect([after.content.blocks[0].text.en, after.content.title.de]).toEqual([
    'Of Ben\n',
    'Die Regeln',
  ])
})

test('a text of 20,001 characters, and 500 blocks, are refused by their path, and the draft stays', async () => {
  const id = await shipped('limits')
  await opened(anna, id)
  const long = await save(anna, id, {
    path: 'blocks.a.text.fr',
    from: null,
    to: 'x'.repeat(20_001),
  })
  expect(long.json).toMatchObject({ error: { fields: { 'blocks.a.text.fr': 'too-long' } } })
  const keys = Array.from({ length: 500 }, (_each, index) => `b${index}`)
  const many = await save(
    anna,
    id,
    { path: 'blocks', from: ['a'], to: ['a', ...keys] },
    ...keys.map((key) => ({ path: `blocks.${key}.kind`, from: null, to: 'spacer' })),
  )
  expect([many.status, many.json]).toMatchObject([
    400,
    { error: { fields: { blocks: 'invalid' } } },
  ])
  expect((await opened(anna, id)).content.blocks).toHaveLength(1)
})

test('a block of an unknown kind stays byte for byte, and is on no page', async () => {
  const id = await shipped('unknown')
  const poll = { zeal: [1, { b: 2, a: 1 }], kind: 'poll', key: 'p', question: { en: 'Which?' } }
  const content = await publishedContent(id)
  content.blocks.push(poll)
  await site.rows(
    `UPDATE document SET content = '${JSON.stringify(content)}' WHERE id = ${id} RETURNING 1`,
  )
  await opened(anna, id)
  await save(anna, id, { path: 'title.en', from: 'Rules', to: 'Rules 2' })
  expect((await publish(anna, id)).status).toBe(200)
  const [, kept] = (await publishedContent(id)).blocks
  expect(kept.source).toBe(JSON.stringify(poll))
  const preview = await anna.send('POST', `${desk}/${id}/preview`, { locale: 'en', changes: [] })
  expect(preview.status).toBe(404)
  await opened(anna, id)
  const again = await anna.send('POST', `${desk}/${id}/preview`, { locale: 'en', changes: [] })
  expect(Object(again.json).document.blocks.map((each: { key: string }) => each.key)).toEqual(['a'])
})

test('a preview shows changes that are not saved, and stores nothing', async () => {
  const id = await shipped('preview')
  await opened(anna, id)
  const changes = [{ path: 'blocks.a.text.de', from: 'Ein Wort\n', to: 'Zwei Worte' }]
  const { json } = await anna.send('POST', `${desk}/${id}/preview`, { locale: 'de', changes })
  expect(JSON.stringify(json)).toContain('Zwei Worte')
  expect(await versionOf(anna, id)).toBe(0)
})
