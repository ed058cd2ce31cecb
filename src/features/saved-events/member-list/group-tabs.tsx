import type { SavedPageView } from '../../../model/schemas/account/saved-page.ts'
import { m } from '../../../paraglide/messages.js'

type Group = SavedPageView['groups'][number]

/** The groups of a list as tabs; the fragment names the one that is shown. */
export function GroupTabs({ groups, current }: { groups: readonly Group[]; current: Group }) {
  return (
    <nav className="tabs" aria-label={m.saved_title()}>
      {groups.map(({ key, name, rows }) => (
        <a key={key} href={`#${key}`} aria-current={key === current.key ? 'true' : undefined}>
          {name} <span className="n tab">{rows.length}</span>
        </a>
      ))}
    </nav>
  )
}
