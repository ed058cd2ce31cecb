import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openParticipants } from '../support/participants.ts'

let desk: Awaited<ReturnType<typeof openParticipants>>
beforeAll(async () => {
  desk = await openParticipants()
})
afterAll(async () => await desk.close())

const path = (format: string, locale = 'en') =>
  `/api/organiser/participants/11/file?format=${format}&locale=${locale}`

const linesOf = async (format: string, locale = 'en') => {
  const sent = await desk.ada.request('GET', path(format, locale))
  expect(sent.status).toBe(200)
  expect(sent.headers.get('content-disposition')).toContain('attachment')
  return sent.text.replace('\uFEFF', '').trim().split('\r\n')
}

/** Two places, one with a number, whose note is a formula. */
async function listed() {
  await desk.restart()
  const [entry = 0] = await desk.entries(2)
  const base = '/api/organiser/participants/11'
  await desk.ada.send('POST', `${base}/numbers`, { act: 'set', entry, number: 41 })
  await desk.ada.send('POST', `${base}/entries/${entry}`, { act: 'note', note: '=HYPERLINK("x")' })
  return entry
}

test('the CSV has each place with its facts, in words of the language, and runs no note as a formula', async () => {
  await listed()
  const [head = '', first = '', second = ''] = await linesOf('csv')
  expect(head).toContain('"Start number","Race","First name"')
  expect(first).toContain('"41","Race 102","Kim 0","Sample","1990-02-03","","kim@example.org"')
  expect(first).toContain(`"'=HYPERLINK(""x"")"`)
  expect(second).toContain('"","Race 102","Kim 1"')
  expect((await linesOf('csv', 'de'))[0]).toContain('"Startnummer";"Wettbewerb"')
})

test('the start list has places with a number; programs of timekeepers have their columns', async () => {
  const entry = await listed()
  expect(await linesOf('start-list')).toEqual([
    '"Start number","Name","Year","Race"',
    '"41","Kim 0 Sample","1990","Race 102"',
  ])
  const [head, first] = await linesOf('race-result', 'de')
  expect(head).toBe(
    '"Bib","Lastname","Firstname","DateOfBirth","YearOfBirth","Contest","Email","RegNo","Comment"',
  )
  expect(first).toContain(
    `"41","Sample","Kim 0","1990-02-03","1990","2","kim@example.org","${entry}"`,
  )
  expect((await linesOf('open-split-time'))[0]).toBe(
    '"first_name","last_name","bib_number","birthdate","email","comments"',
  )
})

test('the workbook has the same rows as texts', async () => {
  await listed()
  const sent = await fetch(desk.site.url + path('xlsx'), {
    headers: {
      cookie: [...desk.ada.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const { sheets } = await readXlsx(new Uint8Array(await sent.arrayBuffer()))
  const [head, first] = sheets[0]?.rows ?? []
  expect(head?.[0]).toBe('Start number')
  expect(first).toContain('=HYPERLINK("x")')
})

test('another organiser and an unknown format get no file; 2,500 places arrive in portions', async () => {
  await listed()
  expect((await desk.eve.request('GET', path('csv'))).status).toBe(404)
  expect((await desk.ada.request('GET', path('pdf'))).status).toBe(400)
  await desk.site.db.batch([
    desk.site.db
      .prepare(`INSERT INTO purchase (id, token_hash, sale_id, locale, state, currency, total, fee, created_at, paid_at)
      WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 2498)
      SELECT 'order ' || at, 'hash ' || at, 11, 'en', 'paid', 'EUR', 0, 0, '2026-11-22', '2026-11-22' FROM n`),
    desk.site.db.prepare(`INSERT INTO entry (order_id, race_id, ordinal, step_id, price, fee, state)
      SELECT id, 101, 0, 0, 0, 0, 'valid' FROM purchase WHERE id LIKE 'order %'`),
  ])
  expect(await linesOf('csv')).toHaveLength(2_501)
})
