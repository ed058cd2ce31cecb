import { browserApi } from '../api/browser-api.ts'
import { copiesKey } from '../model/members/copies-key.ts'
import {
  copiesLifeMs,
  copiesLimit,
  copyAttribute,
  copyFilesHeader,
  copyOwnerHeader,
  copyUntilHeader,
  isBuiltFile,
  isCodePicture,
  mayShowCopy,
  ticketWorkerPath,
} from '../model/members/ticket-copies.ts'
import { memberCookie } from '../model/members/members.ts'
import { recordOf } from '../model/values/record-of.ts'
import { localStore, pageNow } from './storage.ts'

/** Copies of this page that its service worker shows without a network (docs/decisions/0108-offline-tickets.md). */

/** Policy of a copy that runs no scripts. */
const plainPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'"

const isMember = (): boolean => document.documentElement.dataset['member'] !== undefined

/** Username of the member who is signed in, empty for a visitor; null if the server does not say. */
async function currentOwner(): Promise<string | null> {
  if (!isMember()) return ''
  const response = await browserApi.auth.session.$get()
  const session: unknown = await response.json()
  const { username } = recordOf(recordOf(session)['user'])
  return typeof username === 'string' ? username : null
}

/**
 * Paths of the files that this page has loaded, without React, which would look for the network: a copy works without it.
 */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const paths = urls
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
  const modules = [...document.querySelectorAll<HTMLElement>('script[data-modules]')].flatMap(
    ({ dataset }) => dataset['modules']?.split(' ') ?? [],
  )
  return [...new Set(paths)].filter(
    (path) => !modules.includes(path) && (isBuiltFile(path) || isCodePicture(path)),
  )
}

/** Removes copies that may not be shown any more or are too many, and files that no page has. */
async function tidy(cache: Cache): Promise<void> {
  const files = new Set<string>()
  let pages = 0
  // Entries are in the order in which they were stored.
  for (const request of (await cache.keys()).toReversed()) {
    const headers = (await cache.match(request))?.headers
    const list = headers?.get(copyFilesHeader) ?? null
    if (headers === undefined || list === null) continue
    pages += 1
    if (pages > copiesLimit || !mayShowCopy(headers, new Date(pageNow())))
      await cache.delete(request)
    else for (const file of list.split(' ')) files.add(file)
  }
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname
    if ((isBuiltFile(path) || isCodePicture(path)) && !files.has(path)) await cache.delete(request)
  }
}

interface PageCopy {
  html: string
  policy: string
  /** ISO date of the last day on which it may be shown. */
  until: string
}

/** Stores the copy under the path of this page. A member who has signed out meanwhile leaves none. */
async function store({ html, policy, until }: PageCopy): Promise<void> {
  const owner = await currentOwner()
  if (owner === null) return
  if (owner !== '') localStore.set(copiesKey, owner, copiesLifeMs)
  await document.fonts.ready
  const files = loadedFiles()
  const cache = await caches.open(copiesKey)
  await Promise.all(
    files.map(async (file) => {
      if (isCodePicture(file) || (await cache.match(file)) === undefined) await cache.add(file)
    }),
  )
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    [copyUntilHeader]: until,
    [copyOwnerHeader]: owner === '' ? 'visitor' : memberCookie,
    [copyFilesHeader]: files.join(' '),
  }
  const { pathname } = window.location
  await cache.delete(pathname)
  await cache.put(pathname, new Response(html, { headers }))
  await tidy(cache)
  if (owner !== '' && !isMember()) await caches.delete(copiesKey)
}

/** Registers the worker for the list of places in the language of this page, and the tickets below it. */
async function register(scope: string): Promise<void> {
  await navigator.serviceWorker.register(ticketWorkerPath, { scope })
}

const isPossible = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window

/** True for a page that is itself shown from its copy. */
const isCopy = (): boolean => document.documentElement.hasAttribute(copyAttribute)

/**
 * Stores the ticket of this page as the server sends it. A browser that refuses, as one whose storage is full, shows the
 * ticket with a network only.
 * @param until ISO date
 */
export async function copyTicket(until: string): Promise<void> {
  if (!isPossible() || isCopy()) return
  const { pathname } = window.location
  const response = await fetch(pathname)
  if (!response.ok) return
  const policy = response.headers.get('content-security-policy') ?? plainPolicy
  await register(pathname.slice(0, pathname.lastIndexOf('/')))
  await store({ html: await response.text(), policy, until })
}

/** Stores this page as it is shown, without its scripts: its data come by several requests. */
export async function copyList(): Promise<void> {
  if (!isPossible() || isCopy()) return
  const root = document.documentElement.cloneNode(true)
  if (!(root instanceof HTMLElement)) return
  for (const each of root.querySelectorAll('script, noscript, link[rel=modulepreload]'))
    each.remove()
  const until = new Date(pageNow() + copiesLifeMs).toISOString().slice(0, 10)
  await register(window.location.pathname)
  await store({ html: `<!doctype html>${root.outerHTML}`, policy: plainPolicy, until })
}
