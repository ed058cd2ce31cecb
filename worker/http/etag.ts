import { createHash } from 'node:crypto'

/** The first 96 bits of the SHA-256 of some parts, in hex. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 24)
}

/** Weak ETag of a content, which may be in several parts. */
export const weakEtag = (...parts: readonly (string | Uint8Array)[]): string =>
  `W/"${digestOf(...parts)}"`

/** True if If-None-Match lists the tag or is `*`. Compares weakly (RFC 9110, 8.8.3.2): `W/` is ignored. */
export function matchesIfNoneMatch(request: Request, tag: string): boolean {
  const header = request.headers.get('if-none-match') ?? ''
  const opaque = (each: string): string => each.trim().replace(/^W\//u, '')
  return header === '*' || header.split(',').some((each) => opaque(each) === opaque(tag))
}
