import type { BlockView } from '../../model/views.ts'
import { DocumentPicture } from './document-picture.tsx'

type IntroView = Extract<BlockView, { kind: 'intro' }>

/** Opening of a part: a line above, the heading and a sentence. */
export function IntroBlock({ above, header, subtext, logo, lang }: IntroView) {
  return (
    <div className="block-intro" lang={lang ?? undefined}>
      {above === null ? null : <p className="s">{above}</p>}
      {logo === null ? null : <DocumentPicture picture={logo} sizes="12rem" />}
      <h2>{header}</h2>
      {subtext === null ? null : <p className="lead-t">{subtext}</p>}
    </div>
  )
}
