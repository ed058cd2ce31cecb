import '../../src/i18n/all-words.ts'
import type { Locale } from '../../src/model/locales.ts'
import { pathOf, type Target as Address } from '../../src/i18n/paths.ts'

const event: Address = { to: 'event', permalink: 'berlin-marathon' }

export const pages = [
  { name: 'home, English', kind: 'home', address: { to: 'home' }, locale: 'en' },
  { name: 'home, German', kind: 'home', address: { to: 'home' }, locale: 'de' },
  { name: 'event, English', kind: 'event', address: event, locale: 'en' },
  { name: 'event, German', kind: 'event', address: event, locale: 'de' },
] as const satisfies readonly { name: string; kind: string; address: Address; locale: Locale }[]

export type Page = (typeof pages)[number]

/** The product, and both ways of the control worker. */
export const ways = ['product', 'tree', 'data'] as const

export type Way = (typeof ways)[number]

export function pathFor(page: Page, way: Way): string {
  return way === 'product'
    ? pathOf(page.address, page.locale)
    : `/${way}/${page.kind}/${page.locale}`
}

/**
 * The first difference of a page of the product from the control's, apart from scripts and ids; null without one. With
 * one, the comparison of their costs is void.
 * @param product its origin, as that of the control
 */
export async function treeDifference(
  page: Page,
  product: string,
  control: string,
): Promise<string | null> {
  const [shown = '', rendered = ''] = await Promise.all(
    [product + pathFor(page, 'product'), control + pathFor(page, 'tree')].map(bodyOf),
  )
  if (shown === rendered && shown.length > 1000) return null
  const at = [...shown].findIndex((letter, index) => letter !== rendered[index])
  const around = (html: string): string => html.slice(Math.max(0, at - 60), at + 60)
  return `${page.name}\nproduct: ${around(shown)}\ncontrol: ${around(rendered)}`
}

/** The body without scripts, request id, Suspense markers, and React's ids, which encode a place in the tree. */
async function bodyOf(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { 'user-agent': 'bench bot' } })).text()
  return (
    html
      .replace(/^.*<body/su, '<body')
      .replaceAll(/<script\b.*?<\/script>/gsu, '')
      .replaceAll(/<!--\/?\$-->/gu, '')
      // The two builds minify style sheets in their own ways, which the names of the files show.
      .replaceAll(/-[\w-]{8}\.css/gu, '.css')
      .replaceAll(/_R_\w*?_/gu, '_R_')
      .replaceAll(/__REQUEST_ID__|\b[\da-f]{8}-[\da-f]{4}\b/gu, '')
  )
}
