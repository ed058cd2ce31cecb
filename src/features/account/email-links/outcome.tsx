import { useEffect, useRef, type ReactNode } from 'react'

interface OutcomeProps {
  title: string
  text: string
  /** Buttons and links of the next steps. */
  children?: ReactNode
}

/** Result of a form. It replaces the form and takes the focus. */
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
