import { groupAllMessages } from '../../i18n/code-messages.ts'
import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList, type Crumb } from '../../model/event/structured-data.ts'
import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

function crumbs(view: SportView): Crumb[] {
  const group = groupAllMessages[view.group]()
  return [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    ...(view.groupPath === null ? [] : [{ name: group, path: view.groupPath }]),
    { name: view.name, path: view.alternates[getLocale()] ?? '' },
  ]
}

export function sportHead(view: SportView) {
  const { name: sport } = view
  return {
    title: m.sport_head_title({ sport }),
    description: view.description,
    alternates: view.alternates,
    sheets: view.upcoming.some(({ cover }) => cover)
      ? (['sport', 'pictures'] as const)
      : (['sport'] as const),
    feed: { page: view.alternates[getLocale()] ?? '', title: sport },
    structuredData: import.meta.env.SSR
      ? (origin: string) => [breadcrumbList(crumbs(view), origin)]
      : undefined,
  }
}
