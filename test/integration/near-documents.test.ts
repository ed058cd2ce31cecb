import { afterAll, expect, test } from 'vitest'
import { openDesk } from '../support/open-desk.ts'

/** Documents whose names are near an unknown address. */

const { anna, close } = await openDesk()
afterAll(async () => await close())

async function publishArticle(slug: string, title: string) {
  const path = '/api/desk/documents'
  const fields = { kind: 'article', slug, title, locale: 'en' }
  const { json } = await anna.send('POST', path, fields)
  const { id } = Object(json)
  await anna.send('POST', `${path}/${id}/draft?locale=en`)
  const source = { url: 'https://example.org/', title: 'Rules', readOn: '2026-11-20' }
  const changes = [
    { path: 'summary.en', from: null, to: 'A summary.' },
    { path: 'article.sources', from: null, to: [source] },
  ]
  await anna.send('PATCH', `${path}/${id}/draft`, { version: 0, changes })
  const sent = await anna.send('POST', `${path}/${id}/publish`, { version: 1 })
  expect(sent.json).toEqual({ state: 'published' })
}

const nearest = async (slug: string, locale = 'de') => {
  const query = new URLSearchParams({ kind: 'article', slug, locale })
  const { json } = await anna.request('GET', `/api/documents/nearest?${query}`)
  return Object(json).nearest
}

test('a misspelt address gets the nearest articles with their language, and another one none', async () => {
  await publishArticle('seven-cities-in-2027', 'Seven cities in 2027')
  await publishArticle('marcialonga-on-two-tracks', 'Marcialonga on two tracks')
  expect(await nearest('seven-citys-2027')).toEqual([
    {
      label: 'Seven cities in 2027',
      path: '/de/nachrichten/seven-cities-in-2027',
      lang: 'en',
    },
  ])
  expect(await nearest('marcialonga', 'en')).toMatchObject([{ lang: null }])
  expect(await nearest('zzzz-qqqq')).toEqual([])
})

test('hostile addresses get none, and no error', async () => {
  for (const slug of ['<script>alert(1)</script>', '%', '🏃'.repeat(40), "' OR 1=1 --"])
    expect(await nearest(slug)).toEqual([])
})
