import type { BlockView } from '../../model/views.ts'
import { FigureDrawing } from './figure-drawing.tsx'

type FigureBlockView = Extract<BlockView, { kind: 'figure' }>

/** A drawing with its caption. */
export function FigureBlock({
  figure,
  caption,
  lang,
  anchor,
}: FigureBlockView & { anchor: string }) {
  return (
    <figure className="block-fig">
      <FigureDrawing figure={figure} id={anchor} />
      {caption === null ? null : <figcaption lang={lang ?? undefined}>{caption}</figcaption>}
    </figure>
  )
}
