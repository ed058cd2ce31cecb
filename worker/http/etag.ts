/** A short name of a text's content (FNV-1a, 52 bits), for If-None-Match. */
export function weakEtag(text: string): string {
  let low = 0x811c9dc5
  let high = 0
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
    high = (high * 31 + low) & 0xfffff
  }
  return `W/"${(low >>> 0).toString(36)}${high.toString(36)}"`
}

/** Whether the asker has the content of a tag already. Programs send several tags, or `*`, or a tag without its `W/`. */
export function matchesIfNoneMatch(request: Request, tag: string): boolean {
  const kept = request.headers.get('if-none-match') ?? ''
  const bare = (each: string): string => each.trim().replace(/^W\//u, '')
  return kept === '*' || kept.split(',').some((each) => bare(each) === bare(tag))
}
