import type { ReactNode } from 'react'

interface CardProps {
  /** Unique on the page. */
  id: string
  title: string
  children: ReactNode
}

/** A sheet with a heading; what one form or one list stands on. */
export function Card({ id, title, children }: CardProps) {
  return (
    <section className="card" aria-labelledby={`${id}-h`}>
      <div className="card-h">
        <h2 id={`${id}-h`} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <div className="card-b">{children}</div>
    </section>
  )
}

/** Where something that had the focus goes away, the focus goes to the heading of its card. */
export function focusCard(id: string): void {
  document.getElementById(`${id}-h`)?.focus({ preventScroll: true })
}
