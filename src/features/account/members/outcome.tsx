import { useEffect, useRef, type ReactNode } from 'react'

interface OutcomeProps {
  title: string
  text: string
  /** What can be done from here. */
  children?: ReactNode
}

/** What became of something that was sent: it takes the place of the form, and the focus. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead-t">{text}</p>
      {children === undefined ? null : <div className="rowx">{children}</div>}
    </>
  )
}
