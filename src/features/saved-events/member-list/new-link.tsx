import { useEffect, useRef } from 'react'
import type { LinkTexts, NewLinkView } from '../../../model/schemas/account/list-links.ts'

interface NewLinkProps {
  link: NewLinkView
  /** Heading of its section. */
  title: string
  texts: LinkTexts
}

/** A link that has just been created, selected for copying. */
export function NewLink({ link: { url, ways }, title, texts }: NewLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [url])
  return (
    <>
      <input className="in" ref={field} readOnly value={url} aria-label={title} dir="ltr" />
      <p className="s" role="status">
        {texts.once}
      </p>
      <div className="own-link-b">
        <button
          className="btn btn-line btn-s"
          type="button"
          data-copy={url}
          data-copied={texts.copied}
          data-uncopied={texts.uncopied}
        >
          {texts.copy}
        </button>
        {ways.map(({ label, href }) => (
          <a className="btn btn-quiet btn-s" href={href} rel="noopener noreferrer" key={label}>
            {label}
          </a>
        ))}
      </div>
    </>
  )
}
