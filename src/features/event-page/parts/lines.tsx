import type { ReactNode } from 'react'
import type { WrittenText } from '../../../model/views.ts'

/** Address of a page within a text; what ends a sentence or closes a bracket after it is not part of it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]…。、，）])/u

/** A paragraph with links to the pages that it names. */
const withLinks = (paragraph: string): ReactNode[] =>
  paragraph.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A page can be named twice.
      <a href={part} rel="noopener nofollow ugc" key={index}>
        {part.replace(/^https?:\/\//u, '')}
      </a>
    ),
  )

/** Paragraphs of plain text from an organiser, whose only markup is links to the pages that it names. */
export function Lines({ written: { text, lang } }: { written: WrittenText }) {
  return (
    <div className="lines" lang={lang ?? undefined} dir="auto">
      {text.split(/\n\s*\n/u).map((paragraph, index) => (
        // Paragraphs have no key but their place.
        <p key={index}>{withLinks(paragraph)}</p>
      ))}
    </div>
  )
}
