import { decoded } from './html.ts'

/** A piece of text that a visitor of a page can read or hear, with its language. */
export interface PageText {
  text: string
  /** Value of the nearest `lang`. */
  lang: string
}

/** Stands in a text where two boxes meet; they may look apart without a space. */
export const boxEdge = '\u2060'

/** Elements that do not end a text. The boxes of `span` and `time` are often apart by their style alone. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'time',
  'wbr',
])
const boxes = new Set(['span', 'time'])
const unread = new Set(['code', 'pre', 'script', 'style', 'template'])
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'path', 'rect', 'use', 'wbr'])
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title']

const token =
  /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gisu

function attributesOf(source: string): Map<string, string> {
  const found = source.matchAll(/([\w:.-]+)(?:="([^"]*)")?/gu)
  return new Map([...found].map(([, key = '', value = '']) => [key, decoded(value)]))
}

/** Descriptions and titles of a page for search engines and social networks. */
function metaText(attributes: Map<string, string>): string | undefined {
  const name = attributes.get('name') ?? attributes.get('property') ?? ''
  return /(?:description|title|:alt)$/u.test(name) ? attributes.get('content') : undefined
}

/** The texts of a page that React has rendered: of its elements, of attributes that are read out, and of its head. */
export function pageTexts(html: string): PageText[] {
  const texts: PageText[] = []
  const open: { name: string; lang: string; isUnread: boolean }[] = []
  let run = ''
  let runLang = ''
  const add = (text: string, lang: string): void => {
    const trimmed = text.replaceAll(/[\t\n\r ]+/gu, ' ').trim()
    if (trimmed.replaceAll(boxEdge, '').trim() !== '') texts.push({ text: trimmed, lang })
  }
  const flush = (): void => {
    add(run, runLang)
    run = ''
  }
  for (const [whole, slash = '', tag = '', source = '', closed = ''] of html.matchAll(token)) {
    const top = open.at(-1) ?? { name: '', lang: '', isUnread: false }
    const name = tag.toLowerCase()
    if (name === '') {
      if (whole.startsWith('<') || top.isUnread) continue
      if (run !== '' && runLang !== top.lang) flush()
      runLang = top.lang
      run += decoded(whole)
      continue
    }
    if (!inline.has(name)) flush()
    else if (boxes.has(name)) run += boxEdge
    if (slash === '/') {
      const at = open.findLastIndex((each) => each.name === name)
      if (at !== -1) open.length = at
      continue
    }
    const attributes = attributesOf(source)
    const lang = attributes.get('lang') ?? top.lang
    for (const key of readAttributes) add(attributes.get(key) ?? '', lang)
    if (name === 'meta') add(metaText(attributes) ?? '', lang)
    if (closed === '/' || empty.has(name)) continue
    open.push({ name, lang, isUnread: top.isUnread || unread.has(name) })
  }
  flush()
  return texts
}
