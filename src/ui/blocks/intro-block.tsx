import type { BlockView } from '../../model/views.ts'

type IntroView = Extract<BlockView, { kind: 'intro' }>

/** Opening of a part: a line above, the heading and a sentence. */
export function IntroBlock({ above, header, subtext, lang }: IntroView) {
  return (
    <div className="block-intro" lang={lang ?? undefined}>
      {above === null ? null : <p className="s">{above}</p>}
      <h2>{header}</h2>
      {subtext === null ? null : <p className="lead-t">{subtext}</p>}
    </div>
  )
}
