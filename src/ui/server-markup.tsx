import { useState } from 'react'

interface ServerMarkupProps {
  /** Unique in the page: the browser finds the served content by it. */
  id: string
  /** Markup; null in a browser. */
  content: string | null
}

/**
 * Content that only the server renders. The browser keeps it as served, so neither its components nor its messages are
 * loaded; what changes while the page is open is done by src/boot (docs/decisions/0048-served-content.md).
 */
export function ServerMarkup({ id, content }: ServerMarkupProps) {
  const [html] = useState(() => content ?? document.getElementById(id)?.innerHTML ?? '')
  return (
    <div
      className="bare"
      id={id}
      // oxlint-disable-next-line react/no-danger -- markup of our own components, or what this element already contains
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
