import type { FlowView, HelpView, InlineView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

const words = (inlines: readonly InlineView[]): string =>
  inlines.flatMap(({ parts }) => parts.map(({ text }) => text)).join('')

function wordsOf(flow: FlowView): string {
  if (flow.type === 'blockquote') return flow.paragraphs.map(words).join('\n')
  return flow.type === 'list' ? flow.items.map(words).join('\n') : words(flow.text)
}

/** Answers in the page's language as questions with answers, for search engines. */
const questions = ({ sections }: HelpView) =>
  sections
    .flatMap(({ answers }) => answers)
    .filter(({ lang }) => lang === null)
    .map(({ question, blocks }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: blocks
          .flatMap((each) => (each.kind === 'text' ? each.text.map(wordsOf) : []))
          .join('\n'),
      },
    }))

/** Head of the help centre; the answers to a search are not listed for search engines. */
export function helpHead(help: HelpView) {
  return {
    title: m.help_head_title(),
    description: m.help_description(),
    alternates: help.alternates,
    indexable: help.found === null,
    sheets: ['text'] as const,
    structuredData:
      import.meta.env.SSR && help.found === null
        ? () => [
            {
              '@context': 'https://schema.org',
              '@type': 'FAQPage',
              mainEntity: questions(help),
            },
          ]
        : undefined,
  }
}
