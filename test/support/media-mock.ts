import type { Page } from '@playwright/test'
import { isLocale } from '../../src/model/locales.ts'
import { pictureIdForm } from '../../src/model/values/pictures.ts'
import type { EventPicture } from '../../worker/domain/organisers/pictures/list-pictures.ts'
import {
  presentAddedPicture,
  presentOrganiserPictures,
} from '../../worker/present/organiser/organiser-pictures.ts'
import { pngOf } from './pictures.ts'

/** The API of an event's pictures in front of a page: the worker's presenters over pictures in memory. */

const size = { width: 1200, height: 1000 }

const pictureOf = (id: number, name: string): EventPicture => ({
  id,
  name,
  eventId: 1,
  draftId: null,
  file: String(id).padStart(22, 'p'),
  position: id,
  isCover: false,
  ...size,
  bytes: 9,
  focalX: 0.5,
  focalY: 0.5,
  alts: {},
  isDecoration: false,
  credit: null,
  licence: null,
  memberId: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  removedAt: null,
})

export interface MediaMock {
  /** Requests that the page sent to change something, as "PUT /order {…}". */
  sent: string[]
  /** Refuses the next upload of a file with an error code. Files that are chosen together arrive in any order. */
  refuseFile: (name: string, code: string, status: number) => void
}

/** @param names of the pictures of the event */
export async function mockMedia(page: Page, names: readonly string[]): Promise<MediaMock> {
  const sent: string[] = []
  const refusals = new Map<string, { code: string; status: number }>()
  let pictures = names.map((name, index) => pictureOf(index + 1, name))
  const byId = (id: unknown) => pictures.filter((each) => each.id === id)
  const bodyOf = (text: string | null): Record<string, unknown> => JSON.parse(text ?? '{}')
  await page.route(
    ({ pathname }) => pictureIdForm.test(pathname.slice('/assets/'.length)),
    (route) => route.fulfill({ contentType: 'image/png', body: pngOf(size) }),
  )
  await page.route('**/api/organiser/events/*/pictures**', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const rest = url.pathname.split('/pictures')[1] ?? ''
    const locale = url.searchParams.get('locale') ?? ''
    if (request.method() === 'GET') {
      const view = {
        name: 'Wachau Terraces Marathon',
        isPublished: true,
        pictures: pictures.filter(({ removedAt }) => removedAt === null),
        removed: pictures.filter(({ removedAt }) => removedAt !== null),
      }
      const shown = isLocale(locale) ? locale : 'en'
      return await route.fulfill({ json: presentOrganiserPictures(view, 'berlin-marathon', shown) })
    }
    const isFile = request.headers()['content-type']?.startsWith('image/') === true
    const name = url.searchParams.get('name') ?? ''
    sent.push(`${request.method()} ${rest} ${isFile ? name : request.postData()}`)
    if (isFile) {
      const refusal = refusals.get(name)
      if (refusal !== undefined) {
        const { code, status } = refusal
        refusals.delete(name)
        return await route.fulfill({ status, json: { error: { code, requestId: 'x' } } })
      }
      const added = pictureOf(pictures.length + 1, name)
      pictures = [...pictures, added]
      return await route.fulfill({ json: presentAddedPicture(added) })
    }
    const { id, ids, ...change } = bodyOf(request.postData())
    const now = '2026-11-21T09:00:00.000Z'
    if (request.method() === 'DELETE') for (const each of byId(id)) each.removedAt = now
    else if (rest === '/restore') for (const each of byId(id)) each.removedAt = null
    else if (Array.isArray(ids)) pictures = ids.flatMap((each: unknown) => byId(each))
    else for (const each of byId(id)) Object.assign(each, change)
    return await route.fulfill({ json: {} })
  })
  return {
    sent,
    refuseFile: (name, code, status) => {
      refusals.set(name, { code, status })
    },
  }
}
