import type { ReactNode } from 'react'

interface CardProps {
  /** Unique on the page. */
  id: string
  title: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A sheet of fields with a heading. */
export function Card({ id, title, action, children }: CardProps) {
  return (
    <section className="card" aria-labelledby={`${id}-h`}>
      <div className="card-h">
        <h2 id={`${id}-h`} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      <div className="card-b">{children}</div>
    </section>
  )
}
