import { allows } from '../browser/consent.ts'
import { consentChanged, navigated } from '../browser/events.ts'
import { clearDataLayer, push, type DataLayerItem } from '../browser/data-layer.ts'
import { readItem } from '../model/event/analytics-item.ts'
import { publicPath } from '../model/values/public-path.ts'
import { analyticsTagsLimit } from '../model/values/limits.ts'
import { linkOf, permalinkOf } from '../browser/permalink.ts'

/**
 * Pushes page and item views to the data layer. It reads the markup alone, so that it works before and after
 * hydration: cards and event pages carry `data-item`, their places `data-place`, lists of cards `data-list`.
 */

function itemOf(element: HTMLElement): DataLayerItem {
  const link = linkOf(element)
  const { tags, priceEur, originalName } = readItem(element.dataset['item'] ?? '')
  // The class that colours the card is that of the sport's group.
  const group = /\bg-([a-z]+)/u.exec(element.className)?.[1] ?? ''
  const shown = (link ?? element.querySelector('h1'))?.textContent ?? ''
  return {
    permalink: permalinkOf(element),
    originalName: originalName ?? shown,
    isClient: false,
    tags: [...new Set([...tags, group])].slice(0, analyticsTagsLimit),
    cheapestTicket: priceEur === null ? null : { priceEur },
    location: element.querySelector('[data-place]')?.textContent ?? '',
  }
}

/** Events on a page. An inert card is a preview in the editor. */
const items = (root: Element | Document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-item]:not([inert] *)'),
]
const listOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? ''

let onScreen: IntersectionObserver | undefined

/** Counts a list as viewed when a part of it enters the screen. */
function observeLists(): void {
  onScreen?.disconnect()
  onScreen = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      push({ event: 'view_item_list', list: listOf(target), items: items(target).map(itemOf) })
    }
  })
  for (const list of document.querySelectorAll('[data-list]')) onScreen.observe(list)
}

function viewPage(): void {
  if (!allows('statistics')) return
  // The path goes without its query, which may hold a search text: that is private.
  const page = {
    path: publicPath(window.location.pathname),
    title: document.title,
    locale: document.documentElement.dataset['locale'] ?? '',
  }
  push({ event: 'virtual_page_view', page })
  const pageItem = items(document).find((element) => listOf(element) === '')
  if (pageItem !== undefined) push({ event: 'view_item', item: itemOf(pageItem) })
  observeLists()
}

export function startAnalytics(): void {
  viewPage()
  document.addEventListener(navigated, viewPage)
  document.addEventListener(consentChanged, () => {
    if (!allows('statistics')) {
      onScreen?.disconnect()
      clearDataLayer()
    } else if (window.dataLayer === undefined) viewPage()
  })
  // In the capture phase, before a navigation replaces the markup.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('[data-list] [data-item] a') : null
      const item = link?.closest<HTMLElement>('[data-item]')
      if (item) push({ event: 'select_item', list: listOf(item), item: itemOf(item) })
    },
    true,
  )
}
