import { afterAll, expect, test } from 'vitest'
import { runContentCommand } from '../../worker/cli/content-verbs.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { desk, deskNow, openDesk } from '../support/open-desk.ts'
import type { Visitor } from '../support/visitor.ts'

/** Acts of the desk: approving, scheduling, withdrawing, restoring, translating. */

const { site, anna, ben, shipped, opened, save, publish, publishedContent, close } =
  await openDesk()
afterAll(async () => await close())

test('terms wait for a second moderator: the one who saved last cannot approve them', async () => {
  const id = await shipped('terms-of-service')
  await opened(anna, id)
  await save(anna, id, { path: 'title.en', from: 'Rules', to: 'Terms' })
  expect((await publish(anna, id)).json).toEqual({ state: 'waiting' })
  expect((await opened(anna, id)).mayApprove).toBe(false)
  expect((await publish(anna, id, 'approve')).status).toBe(409)
  expect((await publishedContent(id)).title.en).toBe('Rules')
  expect((await opened(ben, id)).mayApprove).toBe(true)
  expect((await publish(ben, id, 'approve')).json).toEqual({ state: 'published' })
  expect((await publishedContent(id)).title.en).toBe('Terms')
})

test('on a site with one moderator the command publishes what waits', async () => {
  const id = await shipped('privacy-policy')
  const name = { kind: 'page', slug: 'privacy-policy' } as const
  const approve = async () =>
    await runContentCommand(
      { verb: 'approve', name, remote: false },
      createDatabase(site.db),
      new Date(deskNow),
    )
  await expect(approve()).rejects.toThrow('not-found')
  await opened(anna, id)
  await save(anna, id, { path: 'title.en', from: 'Rules', to: 'Privacy' })
  await publish(anna, id)
  expect(await approve()).toBe('page/privacy-policy is published as version 2.')
  expect((await publishedContent(id)).title.en).toBe('Privacy')
})

test('a scheduled text is published at its time as it was then; what was written later stays in the draft', async () => {
  const id = await shipped('scheduled')
  await opened(anna, id)
  await save(anna, id, { path: 'title.en', from: 'Rules', to: 'Scheduled' })
  const order = { act: 'publish', version: 1 }
  const past = await anna.send('PUT', `${desk}/${id}/schedule`, {
    ...order,
    at: '2026-11-21T08:59:00Z',
  })
  expect([past.status, past.json]).toMatchObject([400, { error: { fields: { at: 'min' } } }])
  const at = '2026-11-21T10:00:00Z'
  expect((await anna.send('PUT', `${desk}/${id}/schedule`, { ...order, at })).status).toBe(200)
  await save(ben, id, { path: 'title.de', from: 'Regeln', to: 'Später' })
  expect((await opened(anna, id)).schedule).toMatchObject([{ act: 'publish', isOlder: true }])
  await site.at('2026-11-21T09:59:00.000Z')
  await site.cron()
  expect((await publishedContent(id)).title.en).toBe('Rules')
  await site.at('2026-11-21T10:00:00.000Z')
  await site.cron()
  await site.cron()
  expect((await publishedContent(id)).title).toEqual({ en: 'Scheduled', de: 'Regeln' })
  const draft = await opened(anna, id)
  expect([draft.content.title.de, draft.schedule]).toEqual(['Später', []])
  expect((await publish(anna, id)).status).toBe(200)
  expect((await publishedContent(id)).title).toEqual({ en: 'Scheduled', de: 'Später' })
  const history = await anna.request('GET', `${desk}/${id}/revisions?locale=en`)
  const { revisions } = Object(history.json)
  expect(revisions.map((each: { origin: string }) => each.origin)).toEqual([
    'editor',
    'schedule',
    'shipped',
  ])
  await site.at(deskNow)
})

test('a scheduled text that meets another published one stays on the schedule with its reason', async () => {
  const id = await shipped('clash')
  await opened(anna, id)
  await save(anna, id, { path: 'title.en', from: 'Rules', to: 'Mine' })
  await anna.send('PUT', `${desk}/${id}/schedule`, {
    act: 'publish',
    version: 1,
    at: '2026-11-21T10:00:00Z',
  })
  await anna.send('DELETE', `${desk}/${id}/draft`)
  await opened(ben, id)
  await save(ben, id, { path: 'title.en', from: 'Rules', to: 'Theirs' })
  await publish(ben, id)
  await site.at('2026-11-21T10:00:00.000Z')
  await site.cron()
  expect((await publishedContent(id)).title.en).toBe('Theirs')
  expect((await opened(anna, id)).schedule).toMatchObject([{ failed: 'conflicts' }])
  await site.at(deskNow)
})

test('a withdrawn page is gone and comes back, both in its history', async () => {
  const id = await shipped('for-organisers')
  const page = async () =>
    (await site.visitor().request('GET', '/api/documents/for-organisers?locale=en')).status
  expect((await anna.send('POST', `${desk}/${id}/withdraw`)).status).toBe(200)
  expect(await page()).toBe(410)
  expect((await anna.send('POST', `${desk}/${id}/withdraw`)).status).toBe(409)
  expect((await anna.send('POST', `${desk}/${id}/return`)).status).toBe(200)
  expect(await page()).toBe(200)
})

test('a version is restored as a draft, and only if there is none', async () => {
  const id = await shipped('restored')
  await opened(anna, id)
  await save(anna, id, { path: 'title.en', from: 'Rules', to: 'Second' })
  await publish(anna, id)
  const change = await anna.request('GET', `${desk}/${id}/revisions/2`)
  expect(change.json).toEqual({ changes: [{ path: 'title.en', from: 'Rules', to: 'Second' }] })
  expect((await anna.send('POST', `${desk}/${id}/revisions/1/restore`)).status).toBe(200)
  expect((await anna.send('POST', `${desk}/${id}/revisions/1/restore`)).status).toBe(409)
  expect((await opened(anna, id)).content.title.en).toBe('Rules')
  expect((await publishedContent(id)).title.en).toBe('Second')
})

test('a text is missing until it is written, and to be read again once its English has changed', async () => {
  const id = await shipped('missing')
  const textsIn = async (locale: string) => {
    const { json } = await anna.request('GET', `/api/desk/missing?locale=${locale}`)
    const { documents } = Object(json)
    const of = documents.find((each: { id: number }) => each.id === id)
    return (of?.texts ?? []).map((each: Record<string, unknown>) => [each['path'], each['state']])
  }
  expect(await textsIn('fr')).toEqual([
    ['title', 'missing'],
    ['summary', 'missing'],
    ['blocks.a.text', 'missing'],
  ])
  expect(await textsIn('de')).toEqual([])
  await opened(anna, id)
  await save(anna, id, { path: 'summary.en', from: 'All rules.', to: 'All new rules.' })
  await publish(anna, id)
  expect(await textsIn('de')).toEqual([['summary', 'outdated']])
  await anna.send('POST', `${desk}/${id}/read`, { locale: 'de', path: 'summary' })
  expect(await textsIn('de')).toEqual([])
  await opened(anna, id)
  await save(anna, id, { path: 'summary.en', from: 'All new rules.', to: 'All rules again.' })
  await save(anna, id, { path: 'summary.de', from: 'Alle Regeln.', to: 'Wieder alle Regeln.' })
  await publish(anna, id)
  expect(await textsIn('de')).toEqual([])
})

test('colleagues see who else has a page open, for 90 seconds', async () => {
  const id = await shipped('presence')
  const others = async (by: Visitor) => (await by.send('POST', `${desk}/${id}/presence`)).json
  expect(await others(anna)).toEqual({ others: [] })
  expect(await others(ben)).toEqual({ others: [expect.stringMatching(/^\p{Lu}{1,2}$/u)] })
  await site.at('2026-11-21T09:01:31.000Z')
  expect(await others(ben)).toEqual({ others: [] })
  await site.at(deskNow)
})

test('a new answer is on no page before it is published, and its name is taken from then on', async () => {
  const fields = { kind: 'help', slug: 'new-answer', title: 'A new answer?', locale: 'en' }
  const created = await anna.send('POST', desk, fields)
  expect(created.status).toBe(201)
  expect((await ben.send('POST', desk, fields)).status).toBe(409)
  const { id } = Object(created.json)
  const help = async () => (await site.visitor().request('GET', '/api/help?locale=en')).text
  expect(await help()).not.toContain('A new answer?')
  expect((await publish(anna, id)).json).toEqual({ faults: { 'summary.en': 'missing' } })
  await save(anna, id, { path: 'summary.en', from: null, to: 'An answer.' })
  expect((await publish(anna, id)).status).toBe(200)
  expect(await help()).toContain('A new answer?')
  const listed = await anna.request('GET', `${desk}?locale=en&section=pages`)
  const { documents } = Object(listed.json)
  const of = documents.find((each: { id: number }) => each.id === id)
  expect(of).toMatchObject({ state: 'published', draft: null, languages: 1, openBy: [] })
})
