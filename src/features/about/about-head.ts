import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { Alternates } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

export function aboutHead(alternates: Alternates) {
  const crumbs = [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    { name: m.about_head_title(), path: hrefTo({ to: 'about' }) },
  ]
  return {
    title: m.about_head_title(),
    description: m.about_description(),
    alternates,
    sheets: ['text'] as const,
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          {
            '@context': 'https://schema.org',
            '@type': 'Organization',
            name: 'Startline',
            url: `${origin}/`,
            logo: `${origin}/favicon.svg`,
          },
          breadcrumbList(crumbs, origin),
        ]
      : undefined,
  }
}
