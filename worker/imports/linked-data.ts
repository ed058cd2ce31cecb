/** Structured data of a page of others: no function recurses, because a deep document would overflow the stack. */

/** A JSON object of a page's structured data; its authors write single values and arrays for the same property. */
export type DataNode = Readonly<Record<string, unknown>>

const mostNodes = 20_000
/** Longest structured data of a source, in characters. */
export const mostLinkedBytes = 2_000_000

export const isNode = (value: unknown): value is DataNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The single value of a property, the first of an array. */
export function firstOf(value: unknown): unknown {
  let first = value
  while (Array.isArray(first)) first = first[0]
  return first
}

/** Text of a property: of a node its name or value, '' for none. */
export function textOf(value: unknown): string {
  let first = firstOf(value)
  while (isNode(first)) first = firstOf(first['name'] ?? first['@value'] ?? first['@id'])
  return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
}

/** Types of a node without the prefix of their vocabulary. */
export const typesOf = (value: DataNode): string[] =>
  [value['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/u, '')] : []))

/**
 * The JSON-LD of a page: contents of its `<script type="application/ld+json">`, which HTML does not parse. A script that is
 * no JSON is left out, as browsers and search engines do.
 */
export function scriptsOf(html: string): unknown[] {
  const found: unknown[] = []
  let read = 0
  let at = 0
  for (;;) {
    const start = html.indexOf('<script', at)
    const open = start === -1 ? -1 : html.indexOf('>', start)
    const end = open === -1 ? -1 : html.indexOf('</script', open)
    if (end === -1) return found
    at = end
    if (
      !/\btype\s*=\s*["']?application\/ld\+json/iu.test(
        html.slice(start, Math.min(open, start + 1000)),
      )
    )
      continue
    read += end - open
    if (read > mostLinkedBytes) return found
    const value = parsed(html.slice(open + 1, end))
    if (value !== undefined) found.push(value)
  }
}

function parsed(text: string): unknown {
  const json = text.replace(
    /^\s*(?:<!--|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/)|(?:-->|\]\]>|\/\*\]\]>\*\/)\s*$/gu,
    '',
  )
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Every node of these values, parents before children. */
export function nodesOf(values: readonly unknown[]): DataNode[] {
  const nodes: DataNode[] = []
  const open = values.toReversed()
  for (let steps = 0; open.length > 0 && steps < mostNodes; steps += 1) {
    const value = open.pop()
    if (isNode(value)) nodes.push(value)
    const children = typeof value === 'object' && value !== null ? Object.values(value) : []
    const nested = children.filter((child) => typeof child === 'object').slice(0, mostNodes)
    open.push(...nested.toReversed())
  }
  return nodes
}
