import { hrefTo } from '../../i18n/links.ts'
import { breadcrumbList } from '../../model/event/structured-data.ts'
import type { SaleView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** Head of the sale. Without a race it is not listed for search engines. */
export function saleHead({ alternates, lowered, rising, closing }: SaleView) {
  const crumbs = [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    { name: m.sale_title(), path: hrefTo({ to: 'sale' }) },
  ]
  return {
    title: m.sale_head_title(),
    description: m.sale_description(),
    alternates,
    indexable: lowered.length + rising.length + closing.length > 0,
    sheets: ['sale'] as const,
    structuredData: import.meta.env.SSR
      ? (origin: string) => [breadcrumbList(crumbs, origin)]
      : undefined,
  }
}
