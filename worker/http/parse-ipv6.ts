/** The eight groups of an IPv6 address without brackets; null for any other text. IPv4 at its end is read too. */
export function parseIpv6(text: string): number[] | null {
  const address = text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_match, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number)
    return `${hexPair(a, b)}:${hexPair(c, d)}`
  })
  const [before = '', after, ...more] = address.split('::')
  if (more.length > 0) return null
  const head = groupsOf(before)
  const tail = after === undefined ? [] : groupsOf(after)
  const missing = 8 - head.length - tail.length
  if (after === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...tail]
  return groups.every((group) => group <= 0xffff) ? groups : null
}

const hexPair = (high = 0, low = 0): string => (high * 256 + low).toString(16)

const groupsOf = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').map((group) => (/^[\da-f]{1,4}$/iu.test(group) ? parseInt(group, 16) : NaN))
