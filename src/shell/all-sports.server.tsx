import { groupAllMessages, sportMessages } from '../i18n/code-messages.ts'
import { menuOf } from '../i18n/menu.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { QuickLinks } from './quick-links.tsx'

/** Links to all groups, each followed by its sports. */
export function AllSports() {
  const links = menuOf(getLocale()).groups.flatMap(({ group, path, sports }) => [
    { label: groupAllMessages[group](), path },
    ...sports.map((each) => ({ label: sportMessages[each.sport](), path: each.path })),
  ])
  return (
    <nav aria-label={m.filter_any_sport()}>
      <QuickLinks links={links} />
    </nav>
  )
}
