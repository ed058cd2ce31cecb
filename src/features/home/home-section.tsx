import type { ReactNode } from 'react'

interface HomeSectionProps {
  id?: string
  heading: string
  /** Link to more of the same. */
  link?: { path: string; text: string } | undefined
  children: ReactNode
}

/** Section of the home page: its heading, and a link to more of the same. */
export function HomeSection({ id, heading, link, children }: HomeSectionProps) {
  return (
    <section className="section" id={id}>
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          {link === undefined ? null : (
            <a className="link" href={link.path}>
              {link.text}
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
