import { useState, type ReactNode } from 'react'

/**
 * A collapsible part of the filters. It opens if one of its filters is active, and stays open when that is removed,
 * because the focus may be in it.
 */
export function Collapsible({
  className,
  isInForce,
  summary,
  children,
}: {
  className: string
  isInForce: boolean
  summary: ReactNode
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(isInForce)
  if (isInForce && !isOpen) setOpen(true)
  return (
    <details className={className} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
