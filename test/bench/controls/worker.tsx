/**
 * The controls of the page bench, built from the product's components and API: `/tree/…` renders a page's React tree
 * from data in memory, `/data/…` requests it from the API first, as the product does, `/constant/…` sends a page that
 * was rendered once. `home` or `event`, and the locale, follow in the path.
 */
import '../../../src/i18n/all-words.ts'
import { renderToString } from 'react-dom/server'
import type { LoadedEvent } from '../../../src/features/event-page/load-event.ts'
import { isLocale, type Locale } from '../../../src/model/locales.ts'
import type { HomeView } from '../../../src/model/views.ts'
import { api } from '../../../worker/api/index.ts'
import { menuCounts } from '../../../worker/pages/menu-counts.ts'
import { runWithRenderingContext } from '../../../src/request/rendering-context.server.ts'
import { readSettings } from '../../../worker/settings/env.ts'
import { renderingContextOf } from '../../support/rendering-context.ts'
import { EventTree, HomeTree } from './tree.tsx'

type Page = { kind: 'home'; data: HomeView } | { kind: 'event'; data: LoadedEvent }

const permalink = 'berlin-marathon'

async function requestData<T>(
  path: string,
  locale: Locale,
  env: Record<string, unknown>,
): Promise<T> {
  const response = await api.fetch(
    new Request(`http://localhost/api/${path}?locale=${locale}`),
    env,
  )
  return await response.json<T>()
}

async function load(kind: string, locale: Locale, env: Record<string, unknown>): Promise<Page> {
  if (kind === 'home') return { kind, data: await requestData('home', locale, env) }
  return { kind: 'event', data: await requestData(`events/${permalink}`, locale, env) }
}

function render(page: Page, locale: Locale): string {
  return page.kind === 'home'
    ? renderToString(<HomeTree locale={locale} home={page.data} />)
    : renderToString(<EventTree locale={locale} event={page.data} />)
}

const html = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

const loadedPages = new Map<string, Page>()
const renderedPages = new Map<string, string>()

export default {
  async fetch({ url }, env) {
    const [, way, kind = '', locale = ''] = new URL(url).pathname.split('/')
    if (!isLocale(locale)) return new Response(null, { status: 404 })
    const key = `${kind}/${locale}`
    const constant = way === 'constant' ? renderedPages.get(key) : undefined
    if (constant !== undefined) return html(constant)
    const page =
      (way === 'tree' ? loadedPages.get(key) : undefined) ?? (await load(kind, locale, env))
    loadedPages.set(key, page)
    const context = renderingContextOf({
      locale,
      menuCounts: await menuCounts(readSettings(env).DB, locale),
    })
    const body = runWithRenderingContext(context, () => render(page, locale))
    const text = `<!DOCTYPE html>${body}`
    renderedPages.set(key, text)
    return html(text)
  },
} satisfies ExportedHandler<Record<string, unknown>>
