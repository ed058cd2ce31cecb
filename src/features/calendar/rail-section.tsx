import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

/** A filter of the rail. A rarely used one is collapsed unless it is active. */
export function RailSection({
  title,
  note,
  folded,
  children,
}: {
  title: string
  note?: string | null
  /** Undefined for a filter that cannot be folded. */
  folded?: boolean
  children: ReactNode
}) {
  if (folded === undefined) {
    return (
      <div className="rail-s">
        <h2>
          {title}
          {note ? <span className="xs tab">{note}</span> : null}
        </h2>
        {children}
      </div>
    )
  }
  return (
    <Fold className="rail-s" isInForce={!folded} summary={<h2>{title}</h2>}>
      {children}
    </Fold>
  )
}
