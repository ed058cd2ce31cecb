import * as v from 'valibot'
import { separateConnection } from './separate-connection.ts'

/** A response of the served site. */
export interface SiteResponse {
  path: string
  status: number
  headers: Headers
  body: string
  milliseconds: number
}

interface SiteRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The site that these tests request; scripts/test.ts serves it. */
export function siteUrl(): string {
  const url = process.env['STARTLINE_URL'] ?? ''
  if (url === '')
    throw new Error('STARTLINE_URL is not set: name a served site with it, or run `npm test`.')
  return url
}

/** Requests a path as it stands, follows no redirect, and reads the whole response. */
export async function fetchSite(path: string, init: SiteRequest = {}): Promise<SiteResponse> {
  const began = performance.now()
  const headers = { ...separateConnection, ...init.headers }
  const response = await fetch(siteUrl() + path, { redirect: 'manual', ...init, headers })
  const body = await response.text()
  const milliseconds = performance.now() - began
  return { path, status: response.status, headers: response.headers, body, milliseconds }
}

/** The path of a URL of the site. @throws Error for a URL of another site */
export function pathOnSite(address: string): string {
  const url = new URL(address, siteUrl())
  if (url.origin !== new URL(siteUrl()).origin) throw new Error(`${address} is not on the site`)
  return url.pathname + url.search
}

/** The target of a redirect as a path, or null. */
export function locationOf({ headers }: SiteResponse): string | null {
  const location = headers.get('location')
  return location === null ? null : pathOnSite(location)
}

const envelope = v.strictObject({
  error: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z-]+$/u)),
    field: v.optional(v.string()),
    requestId: v.pipe(v.string(), v.minLength(8)),
  }),
})

/** The error of a response. @throws when its body is not the error envelope */
export function errorOf(answer: SiteResponse): { code: string; field?: string | undefined } {
  const { code, field } = v.parse(envelope, JSON.parse(answer.body)).error
  return { code, field }
}

/** Traces of internals: stacks, SQL, paths, modules. */
const internals = [
  /\n\s+at\s+\S+.*[:(]/u,
  /\bat \S+ \((?:file:|\/|[\w./-]+:\d)/u,
  /SQLITE|D1_ERROR|fts5|no such (?:table|column)|syntax error/iu,
  /node_modules|\.wrangler|index\.js:\d|\.tsx?:\d/u,
  /\bSELECT [^<"]{1,80}? FROM\b|\bMATCH \?/u,
  /TypeError|RangeError|URIError|ReferenceError|ValiError/u,
]

/** Internals disclosed by a body, except text that the visitor wrote. */
export function leaksOf(body: string, written = ''): string[] {
  return internals
    .flatMap((pattern) => pattern.exec(body)?.[0].slice(0, 120) ?? [])
    .filter((leak) => !written.includes(leak))
}

/** A response of the served site with a binary body. */
export async function fetchSiteBytes(
  path: string,
  init: SiteRequest = {},
): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const headers = { ...separateConnection, ...init.headers }
  const response = await fetch(siteUrl() + path, { redirect: 'manual', ...init, headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}
