import { expect, test } from 'vitest'
import { importBytesLimit } from '../../src/model/event/imports.ts'
import { newSignedIn } from '../support/members.ts'
import { siteUrl } from '../support/fetch-site.ts'
import { newVisitor, type Visitor } from '../support/visitor.ts'

async function upload(visitor: Visitor, body: string | Uint8Array<ArrayBuffer>, query = '') {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-csrf-token': await visitor.csrf(),
  }
  return await visitor.request('POST', `/api/organiser/imports/file${query}`, { headers, body })
}

test('a file that is refused before it is read gets its answer, and the connection stays open', async () => {
  const organiser = await newSignedIn(siteUrl(), { role: 'organiser', organisation: 'Files' })
  const cases = [
    { visitor: newVisitor(siteUrl()), bytes: importBytesLimit, status: 401 },
    {
      visitor: organiser.visitor,
      bytes: importBytesLimit,
      query: '?organisation=others',
      status: 404,
    },
    { visitor: organiser.visitor, bytes: importBytesLimit + 1, status: 413 },
    { visitor: organiser.visitor, bytes: importBytesLimit * 1.5, status: 413 },
  ]
  for (const { visitor, bytes, query, status } of cases)
    expect((await upload(visitor, new Uint8Array(bytes), query)).status).toBe(status)
  expect((await organiser.visitor.request('GET', '/api/organiser/imports')).status).toBe(200)
})

test('the template is a CSV file whose headings are the facts of an import', async () => {
  const { visitor } = await newSignedIn(siteUrl(), { role: 'organiser', organisation: 'Sheets' })
  const template = await visitor.request('GET', '/api/organiser/imports/template?locale=de')
  expect(template.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const sent = await upload(visitor, `${template.text}Donaulauf;2027-06-12;;Krems\r\n`)
  const { id }: { id?: string } = Object(sent.json)
  const { json } = await visitor.request('GET', `/api/organiser/imports/${id}?locale=de`)
  expect(Object(json).columns.map(({ target }: { target: string }) => target)).not.toContain(null)
})
