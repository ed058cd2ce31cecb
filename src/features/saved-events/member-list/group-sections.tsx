import type { ComponentProps } from 'react'
import type { SavedPageView } from '../../../model/schemas/account/saved-page.ts'
import { SavedRows } from './saved-rows.tsx'

interface GroupSectionsProps extends Pick<SavedPageView, 'groups'> {
  below?: ComponentProps<typeof SavedRows>['below']
  isSaved?: boolean
}

/** Groups of saved events one below the other. */
export function GroupSections({ groups, below, isSaved = false }: GroupSectionsProps) {
  return groups.map(({ key, name, rows }) => (
    <section className="own-group" aria-labelledby={`own-${key}`} key={key}>
      <h2 id={`own-${key}`}>
        {name} <span className="n tab">{rows.length}</span>
      </h2>
      <SavedRows rows={rows} heading="h3" isSaved={isSaved} {...(below && { below })} />
    </section>
  ))
}
