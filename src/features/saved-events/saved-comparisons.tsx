import type { PageLink } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** Links to comparisons of saved races. */
export function SavedComparisons({ links }: { links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <p className="rowx s">
      {m.compare_saved()}
      {links.map(({ path, label }) => (
        <a className="link" href={path} key={path}>
          {label}
        </a>
      ))}
    </p>
  )
}
