import * as v from 'valibot'

/** What the served site answered. */
export interface Answer {
  path: string
  status: number
  headers: Headers
  body: string
  milliseconds: number
}

interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The site these tests talk to; scripts/test.ts serves it. */
export function siteUrl(): string {
  const url = process.env['STARTLINE_URL'] ?? ''
  if (url === '')
    throw new Error('STARTLINE_URL is not set. `npm test` serves the site and sets it.')
  return url
}

/** Asks for a path as it stands, follows no redirect, and reads the whole answer. */
export async function ask(path: string, asked: Ask = {}): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(siteUrl() + path, { redirect: 'manual', ...asked })
  const body = await response.text()
  const milliseconds = performance.now() - began
  return { path, status: response.status, headers: response.headers, body, milliseconds }
}

/** The path of an address of the site. @throws Error for an address elsewhere */
export function pathOnSite(address: string): string {
  const url = new URL(address, siteUrl())
  if (url.origin !== new URL(siteUrl()).origin) throw new Error(`${address} is not on the site`)
  return url.pathname + url.search
}

/** The path a redirect leads to, or null. */
export function locationOf({ headers }: Answer): string | null {
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

/** The error of an answer. @throws when its body is not the one shape of an error */
export function errorOf(answer: Answer): { code: string; field?: string | undefined } {
  const { code, field } = v.parse(envelope, JSON.parse(answer.body)).error
  return { code, field }
}

/** Marks of what only the inside of the site knows: stacks, SQL, paths, modules. */
const internals = [
  /\n\s+at\s+\S+.*[:(]/u,
  /\bat \S+ \((?:file:|\/|[\w./-]+:\d)/u,
  /SQLITE|D1_ERROR|fts5|no such (?:table|column)|syntax error/iu,
  /node_modules|\.wrangler|index\.js:\d|\.tsx?:\d/u,
  /\bSELECT [^<"]{1,80}? FROM\b|\bMATCH \?/u,
  /TypeError|RangeError|URIError|ReferenceError|ValiError/u,
]

/** What a body gives away of the inside, short of what the visitor wrote. */
export function leaksOf(body: string, written = ''): string[] {
  return internals
    .flatMap((pattern) => pattern.exec(body)?.[0].slice(0, 120) ?? [])
    .filter((leak) => !written.includes(leak))
}

/** What the served site answered, for a body that is no text. */
export async function askBytes(
  path: string,
  asked: Ask = {},
): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  const response = await fetch(siteUrl() + path, { redirect: 'manual', ...asked })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}
