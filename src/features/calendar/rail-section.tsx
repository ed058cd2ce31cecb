import type { ReactNode } from 'react'
import { Collapsible } from './collapsible.tsx'

/** A filter of the rail. A rarely used one is collapsed unless it is active. */
export function RailSection({
  title,
  note,
  isCollapsed,
  children,
}: {
  title: string
  note?: string | null
  /** Undefined for a filter that is always open. */
  isCollapsed?: boolean
  children: ReactNode
}) {
  if (isCollapsed === undefined) {
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
    <Collapsible className="rail-s" isInForce={!isCollapsed} summary={<h2>{title}</h2>}>
      {children}
    </Collapsible>
  )
}
