/** A parser for the pages that React renders: attributes in double quotes, five entities. */

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

export function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/gu, (entity) => entities[entity] ?? entity)
}

/** The attributes of each tag with this name, keyed in lower case. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'giu'))
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/gu)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  )
}

/** The visible text of HTML: no tags, no scripts, single spaces. */
export function visibleText(html: string): string {
  const text = html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gsu, ' ')
    .replace(/<!--.*?-->/gsu, '')
    .replace(/<[^>]*>/gu, ' ')
  return decoded(text).replace(/\s+/gu, ' ').trim()
}

/** The main part of a page, without header and footer. */
export function mainOf(html: string): string {
  return /<main\b.*<\/main>/su.exec(html)?.[0] ?? ''
}

export interface Head {
  lang: string
  titles: string[]
  descriptions: string[]
  robots: string | null
  canonical: string[]
  /** URL by hreflang. */
  alternates: Record<string, string>
  previous: string | null
  next: string | null
  /** The text of each JSON-LD script. */
  structuredData: string[]
}

export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = tagsOf(head, 'link')
  const metas = tagsOf(head, 'meta')
  const linked = (rel: string) =>
    links.filter((link) => link['rel'] === rel).map((link) => link['href'] ?? '')
  const named = (name: string) =>
    metas.filter((meta) => meta['name'] === name).map((meta) => meta['content'] ?? '')
  return {
    lang: tagsOf(html, 'html')[0]?.['lang'] ?? '',
    titles: [...html.matchAll(/<title[^>]*>(.*?)<\/title>/gsu)].map(([, text = '']) =>
      decoded(text),
    ),
    descriptions: named('description'),
    robots: named('robots')[0] ?? null,
    canonical: linked('canonical'),
    alternates: Object.fromEntries(
      links
        .filter((link) => link['rel'] === 'alternate' && link['hreflang'] !== undefined)
        .map((link) => [link['hreflang'] ?? '', link['href'] ?? '']),
    ),
    previous: linked('prev')[0] ?? null,
    next: linked('next')[0] ?? null,
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu),
    ].map(([, text = '']) => text),
  }
}
