/**
 * Service worker of the pages of tickets and of the list of a member's places (docs/decisions/0108-offline-tickets.md). The pages
 * register it for their addresses and store their copies; it only reads them. scripts/ticket-worker.ts builds it into a file
 * of its own.
 */
import { pageNow } from '../browser/storage.ts'
import { copiesKey } from '../model/members/copies-key.ts'
import { memberCookie } from '../model/members/members.ts'
import {
  copyAttribute,
  copyOwnerHeader,
  isBuiltFile,
  isCodePicture,
  mayShowCopy,
} from '../model/members/ticket-copies.ts'

/** Milliseconds after which a network that has not responded counts as none. */
const networkTimeoutMs = 4000

/** Ids of the pages that are shown from their copies. What a copy lacks they do without, also if the browser has it. */
const shownCopies = new Set<unknown>()

const copies = async () => await caches.open(copiesKey)

/** True for a copy of a member after the end of the session, which pages without scripts do not notice. */
async function isLeft({ headers }: Response): Promise<boolean> {
  if (headers.get(copyOwnerHeader) !== memberCookie || !('cookieStore' in globalThis)) return false
  return (await cookieStore.get(memberCookie)) === null
}

/** The copy of a page; undefined without one that may be shown. */
async function copyOfPage(path: string): Promise<Response | undefined> {
  const cache = await copies()
  const copy = await cache.match(path)
  if (copy === undefined) return undefined
  if (mayShowCopy(copy.headers, new Date(pageNow())) && !(await isLeft(copy))) return copy
  await cache.delete(path)
  return undefined
}

/** The response of the network, or the copy if there is none in time. */
async function fromNetwork(request: Request, copy: Response | undefined): Promise<Response> {
  if (copy === undefined) return await fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(copy), networkTimeoutMs))
  const response = await Promise.race([fetch(request).catch(() => copy), late])
  return response.status >= 500 ? copy : response
}

/** A page of which the network has no response says that it is a copy. */
async function pageOf(request: Request, path: string, page: unknown): Promise<Response> {
  const copy = await copyOfPage(path)
  const response = await fromNetwork(request, copy)
  // An address that ended takes its copy along.
  if (response.status === 404 || response.status === 410) await (await copies()).delete(path)
  if (response !== copy) return response
  shownCopies.add(page)
  const html = await copy.text()
  const { headers } = copy
  return new Response(html.replace('<html', `<html ${copyAttribute}=""`), { headers })
}

async function builtFile(request: Request, path: string, page: unknown): Promise<Response> {
  const copy = await (await copies()).match(path)
  return copy ?? (shownCopies.has(page) ? Response.error() : await fetch(request))
}

async function codePicture(request: Request, path: string): Promise<Response> {
  return await fromNetwork(request, await (await copies()).match(path))
}

addEventListener('fetch', (event: Event) => {
  if (!(event instanceof FetchEvent)) return
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(pageOf(request, pathname, Reflect.get(event, 'resultingClientId')))
  else if (isBuiltFile(pathname))
    event.respondWith(builtFile(request, pathname, Reflect.get(event, 'clientId')))
  else if (isCodePicture(pathname)) event.respondWith(codePicture(request, pathname))
})
