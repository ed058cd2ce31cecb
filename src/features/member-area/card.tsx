import type { ReactNode } from 'react'

interface CardProps {
  /** Unique on the page. */
  id: string
  title: string
  children: ReactNode
}

/** A section with a heading, for one form or one list. */
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

/** Moves the focus to a card's heading when the focused element is removed. */
export function focusCard(id: string): void {
  document.getElementById(`${id}-h`)?.focus({ preventScroll: true })
}
