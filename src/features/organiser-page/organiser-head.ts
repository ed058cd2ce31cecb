import { eventsText } from '../../i18n/counts.ts'
import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { OrganiserView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

export function organiserHead(organiser: OrganiserView) {
  const { name, site, alternates, logo, cover, links } = organiser
  const elsewhere = links.list.map(({ url }) => url).filter((url) => url !== site)
  const path = alternates[getLocale()] ?? ''
  const crumbs = [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    { name, path },
  ]
  return {
    title: m.organiser_head_title({ name }),
    description: m.organiser_description({ name, events: eventsText(organiser.events) }),
    alternates,
    indexable: organiser.unlisted !== true,
    sheets: ['organiser' as const, ...(cover === null ? [] : ['pictures' as const])],
    feed: { page: path, title: name },
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          {
            '@context': 'https://schema.org',
            '@type': 'Organization',
            '@id': origin + path,
            name,
            url: site ?? origin + path,
            ...(logo === null ? {} : { logo: origin + logo.large }),
            ...(cover === null ? {} : { image: origin + cover.large }),
            ...(elsewhere.length === 0 ? {} : { sameAs: elsewhere }),
          },
          breadcrumbList(crumbs, origin),
        ]
      : undefined,
  }
}
