import { useState, type ReactNode } from 'react'

interface ServedProps {
  /** Unique in the page: the browser finds the served content by it. */
  id: string
  /** Null in a browser. */
  content: ReactNode
}

/**
 * Content that only the server renders. The browser keeps it as served, so neither its components nor its messages are
 * loaded; what changes while the page is open is done by src/boot (docs/decisions/0048-served-content.md).
 */
export function Served({ id, content }: ServedProps) {
  const [html] = useState(() =>
    content === null ? (document.getElementById(id)?.innerHTML ?? '') : '',
  )
  if (content !== null)
    return (
      <div className="bare" id={id}>
        {content}
      </div>
    )
  return (
    <div
      className="bare"
      id={id}
      // oxlint-disable-next-line react/no-danger -- the markup that this element already contains
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
