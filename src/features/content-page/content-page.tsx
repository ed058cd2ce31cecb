import type { ReactNode } from 'react'
import type { Hue } from '../../model/event/sports.ts'
import type { DocumentView } from '../../model/views.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { ForeignNote } from '../blocks/foreign-note.tsx'
import { TextPage } from '../../ui/text-page.tsx'

interface ContentPageProps {
  document: DocumentView
  /** Hue of the scene beside the text. */
  hue: Hue
  /** Content of the page's code that follows a block, by the block's key. */
  after?: Readonly<Record<string, ReactNode>>
  /** Content after all blocks. */
  end?: ReactNode
  children?: ReactNode
}

/** A page of words that the site's staff edits: the title, the summary as its lead, and the blocks. */
export function ContentPage({ document, hue, after = {}, end = null, children }: ContentPageProps) {
  const { title, summary, lang, note, blocks } = document
  return (
    <TextPage title={title} titleLang={lang} hue={hue}>
      <ForeignNote note={note} />
      <p className="lead-t" lang={lang ?? undefined}>
        {summary}
      </p>
      {children}
      <Blocks blocks={blocks} after={after} />
      {end}
    </TextPage>
  )
}
