import type { Flow, Inline, Prose } from '../../../src/model/blocks/prose.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { FlowView, InlineView } from '../../../src/model/views.ts'
import { hrefIn } from '../paths/href-in.ts'

interface Marks {
  url: string | null
  isStrong: boolean
  isEmphasis: boolean
}

const unmarked: Marks = { url: null, isStrong: false, isEmphasis: false }

/** Texts in their order, each with all marks that it is in. */
function flatten(inlines: readonly Inline[], marks: Marks): (Marks & { text: string })[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'text') return [{ ...marks, text: inline.value }]
    if (inline.type === 'break') return [{ ...marks, text: '\n' }]
    if (inline.type === 'link') return flatten(inline.children, { ...marks, url: inline.url })
    const isStrong = marks.isStrong || inline.type === 'strong'
    const isEmphasis = marks.isEmphasis || inline.type === 'emphasis'
    return flatten(inline.children, { ...marks, isStrong, isEmphasis })
  })
}

function presentInlines(inlines: readonly Inline[], locale: Locale): InlineView[] {
  const views: InlineView[] = []
  for (const { url, ...part } of flatten(inlines, unmarked)) {
    const target = url === null ? null : hrefIn(url, locale)
    const last = views.at(-1)
    if (last !== undefined && last.url === target) last.parts.push(part)
    else views.push({ url: target, parts: [part] })
  }
  return views
}

function presentFlow(flow: Flow, locale: Locale): FlowView {
  const inlines = (of: { children: readonly Inline[] }) => presentInlines(of.children, locale)
  switch (flow.type) {
    case 'paragraph':
      return { type: 'paragraph', text: inlines(flow) }
    case 'heading':
      return { type: 'heading', depth: flow.depth, text: inlines(flow) }
    case 'blockquote':
      return { type: 'blockquote', paragraphs: flow.children.map(inlines) }
    case 'list': {
      const items = flow.children.map(({ children: [only] }) => inlines(only))
      return { type: 'list', isOrdered: flow.ordered, items }
    }
  }
}

/** A text without nesting, whose links lead to pages of the reader's language. */
export const presentProse = ({ children }: Prose, locale: Locale): FlowView[] =>
  children.map((flow) => presentFlow(flow, locale))
