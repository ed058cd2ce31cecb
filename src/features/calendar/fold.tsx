import { useState, type ReactNode } from 'react'

/**
 * A part of the filters that is folded until it is asked for. It opens for what is in force, and does not close when
 * that is taken away: the focus may be in it.
 */
export function Fold({
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
