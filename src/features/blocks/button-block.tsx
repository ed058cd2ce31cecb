import type { BlockView } from '../../model/views.ts'

type ButtonView = Extract<BlockView, { kind: 'button' }>

/** Link to another page or site, drawn as a button. */
export function ButtonBlock({ alignment, url, label, lang }: ButtonView) {
  return (
    <p className={alignment === 'centre' ? 'is-centred' : undefined} lang={lang ?? undefined}>
      <a className="btn btn-ink" href={url} rel={url.startsWith('/') ? undefined : 'noopener'}>
        {label}
      </a>
    </p>
  )
}
