import type { ReactNode } from 'react'

interface PageSectionProps {
  id?: string
  heading: string
  /** Link to more of the same. */
  link?: { path: string; text: string; rel?: string } | undefined
  /** Text in place of the link. */
  note?: string
  children: ReactNode
}

/** Section of a page: its heading, and beside it a link to more of the same. */
export function PageSection({ id, heading, link, note, children }: PageSectionProps) {
  return (
    <section className="section wrap" id={id}>
      <div className="head">
        <h2>{heading}</h2>
        {link === undefined ? null : (
          <a className="link" href={link.path} rel={link.rel}>
            {link.text}
          </a>
        )}
        {note === undefined ? null : <span className="s muted">{note}</span>}
      </div>
      {children}
    </section>
  )
}
