import type { BlockView } from '../../model/views.ts'
import { ProseText } from './prose-text.tsx'

type TextView = Extract<BlockView, { kind: 'text' }>

/** Running text in the width of a column, or extra wide. */
export function TextBlock({
  anchor,
  alignment,
  extraWide,
  lang,
  text,
}: TextView & { anchor: string }) {
  const width = extraWide ? ' is-wide' : ''
  const place = alignment === 'centre' ? ' is-centred' : ''
  return (
    <div className={`flow prose${width}${place}`} lang={lang ?? undefined}>
      <ProseText text={text} anchor={anchor} />
    </div>
  )
}
