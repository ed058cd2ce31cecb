import { emptyContent, type ContentDocument } from '../../src/model/blocks/content.ts'
import { readProse } from '../../src/model/blocks/read-prose.ts'
import type { DocumentChange } from '../../src/model/documents/change.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { loadShipped } from '../../worker/domain/content/documents/load-shipped.ts'
import { accountsInProcess } from './accounts-in-process.ts'
import type { Visitor } from './visitor.ts'

export const deskNow = '2026-11-21T09:00:00.000Z'
export const desk = '/api/desk/documents'

const prose = (markdown: string) => readProse(markdown) ?? { type: 'root' as const, children: [] }

/** The desk with two moderators, over the API of this process and `openDatabase`. @param bindings in addition to those of accounts */
export async function openDesk(bindings: Record<string, unknown> = {}) {
  const { site, close } = await accountsInProcess(deskNow, bindings)
  await site.add({ id: 81, username: 'anna', role: 'moderator' })
  await site.add({ id: 82, username: 'ben', role: 'moderator' })
  const [anna, ben] = await Promise.all([site.signedIn('anna'), site.signedIn('ben')])

  /** Publishes a page in English and German as a release ships it. @returns its id */
  async function shipped(slug: string): Promise<number> {
    const content: ContentDocument = {
      ...emptyContent(),
      title: { en: 'Rules', de: 'Regeln' },
      summary: { en: 'All rules.', de: 'Alle Regeln.' },
      blocks: [
        {
          kind: 'text',
          key: 'a',
          alignment: 'start',
          extraWide: false,
          text: { en: prose('One **strong** word'), de: prose('Ein Wort') },
        },
      ],
    }
    const document = { name: { kind: 'page', slug } as const, content, digest: slug }
    await loadShipped(createDatabase(site.db), document, new Date(deskNow))
    const [row] = await site.rows(`SELECT id FROM document WHERE slug = '${slug}'`)
    return Number(Object(row)['id'])
  }

  const opened = async (by: Visitor, id: number) => {
    const { status, json } = await by.send('POST', `${desk}/${id}/draft?locale=en`)
    if (status !== 200) throw new Error(`The draft of ${id} cannot be opened: ${status}`)
    return Object(json)
  }
  const save = async (by: Visitor, id: number, ...changes: DocumentChange[]) =>
    await by.send('PATCH', `${desk}/${id}/draft`, { version: 0, changes })
  const versionOf = async (by: Visitor, id: number): Promise<number> =>
    (await opened(by, id)).version
  const publish = async (by: Visitor, id: number, act = 'publish') =>
    await by.send('POST', `${desk}/${id}/${act}`, { version: await versionOf(by, id) })
  const publishedContent = async (id: number) => {
    const [row] = await site.rows(`SELECT content FROM document WHERE id = ${id}`)
    return JSON.parse(String(Object(row)['content']))
  }
  return { site, close, anna, ben, shipped, opened, save, versionOf, publish, publishedContent }
}
