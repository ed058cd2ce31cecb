import { toMarkdown } from 'mdast-util-to-markdown'
import type { Prose } from './prose.ts'

/** Markdown of a text: `readProse` reads it as the same text. */
export const writeProse = ({ children }: Prose): string =>
  toMarkdown(
    {
      type: 'root',
      children: children.map((flow) =>
        flow.type === 'list'
          ? {
              ...flow,
              spread: false,
              children: flow.children.map((item) => ({ ...item, spread: false })),
            }
          : flow,
      ),
    },
    { bullet: '-', emphasis: '_', listItemIndent: 'one', resourceLink: true },
  )
