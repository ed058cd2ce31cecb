/** Weak ETag of a text, which may be in several parts: a 52-bit hash, whose low 32 bits are FNV-1a. */
export function weakEtag(...parts: readonly string[]): string {
  let low = 0x811c9dc5
  let high = 0
  for (const text of parts)
    for (let i = 0; i < text.length; i++) {
      low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
      high = (high * 31 + low) & 0xfffff
    }
  return `W/"${(low >>> 0).toString(36)}${high.toString(36)}"`
}

/** True if If-None-Match lists the tag or is `*`. Compares weakly (RFC 9110, 8.8.3.2): `W/` is ignored. */
export function matchesIfNoneMatch(request: Request, tag: string): boolean {
  const header = request.headers.get('if-none-match') ?? ''
  const opaque = (each: string): string => each.trim().replace(/^W\//u, '')
  return header === '*' || header.split(',').some((each) => opaque(each) === opaque(tag))
}
