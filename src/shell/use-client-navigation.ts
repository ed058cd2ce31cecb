import { useRouter } from '@tanstack/react-router'
import { useEffect, type ComponentProps } from 'react'
import { preload } from 'react-dom'
import { navigated } from '../browser/events.ts'
import { canonicalPath, splitLocale } from '../i18n/paths.ts'
import { menuEntryOf, menuPlaceOf, type MenuEntry } from './menu-entry.ts'

/** The event's link to another page of this site; null for links left to the browser: new tabs, downloads, reloads. */
function pageLinkOf(event: Event): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (link === null || link.origin !== window.location.origin) return null
  if (link.target !== '' || link.hasAttribute('download') || link.dataset['reload'] !== undefined)
    return null
  const samePage =
    link.pathname === window.location.pathname && link.search === window.location.search
  return samePage ? null : link
}

/**
 * Focuses the beginning of a new page. A control that still exists keeps the focus, such as a filter of the calendar;
 * if it was removed, such as the chip of a filter, the page gets the focus.
 */
function focusPage(isNewPath: boolean): void {
  const main = document.getElementById('main')
  const { activeElement, body } = document
  const isOutside = main !== null && !main.contains(activeElement)
  if (activeElement === body || activeElement === main || (isNewPath && isOutside))
    main?.focus({ preventScroll: true })
}

/** Preloads the style sheets among the links of a page's head, which React awaits before it shows the page. */
function preloadSheets(links: readonly (ComponentProps<'link'> | undefined)[]): void {
  for (const link of links)
    if (link?.rel === 'stylesheet' && link.href !== undefined) preload(link.href, { as: 'style' })
}

/** Removes what the head of the served page says to crawlers; React does not render it. */
function forgetServed(): void {
  const served = document.querySelectorAll('[type="application/ld+json"], [property^="og:image"]')
  for (const each of served) each.remove()
}

/** Marks the link of the menu that the page belongs to, as the server does (frame-markup.server.tsx). */
function markMenu(entry: MenuEntry | null): void {
  const place = entry === null ? -1 : menuPlaceOf(entry)
  for (const [i, link] of document.querySelectorAll('.nav-a').entries()) {
    if (i === place) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Milliseconds that the pointer must rest on a link before its page is preloaded. */
const hoverMs = 40

/**
 * Turns clicks on links and GET forms of this site into navigation without a reload, and preloads a page's data when
 * its link is hovered, touched or focused. The links stay plain <a> elements, so that they work before hydration and cost
 * nothing to render.
 */
export function useClientNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    const listen = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) =>
      document.addEventListener(type, listener, {
        signal: stop.signal,
        passive: type !== 'click' && type !== 'submit',
      })
    let resting: ReturnType<typeof setTimeout> | undefined
    const preloadPage = (link: HTMLAnchorElement) => {
      const { locale, rest } = splitLocale(link.pathname)
      const query = router.options.parseSearch?.(link.search)
      void router
        .preloadRoute({ to: canonicalPath(rest, locale), search: query })
        .then((matches) => preloadSheets((matches ?? []).flatMap((match) => match.links ?? [])))
    }
    const preloadAfter = (milliseconds: number) => (event: Event) => {
      clearTimeout(resting)
      const link = pageLinkOf(event)
      if (link !== null) resting = setTimeout(() => preloadPage(link), milliseconds)
    }
    listen('pointerover', preloadAfter(hoverMs))
    listen('focusin', preloadAfter(hoverMs))
    listen('touchstart', preloadAfter(0))
    listen('click', (event) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = pageLinkOf(event)
      if (link === null) return
      event.preventDefault()
      router.history.push(link.pathname + link.search + link.hash)
    })
    listen('submit', (event) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
      const form = event.target
      const action = new URL(form.action)
      if (form.method !== 'get' || action.origin !== window.location.origin) return
      event.preventDefault()
      const query = new URLSearchParams()
      for (const [key, value] of new FormData(form))
        if (typeof value === 'string' && value !== '') query.append(key, value)
      const text = query.toString()
      router.history.push(text === '' ? action.pathname : `${action.pathname}?${text}`)
    })
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, hrefChanged }) => {
      // Screen readers then read the new page from its beginning, as after a reload. Focusing forces a layout, so it
      // waits until the page has been painted.
      if (hrefChanged) requestAnimationFrame(() => setTimeout(() => focusPage(pathChanged)))
      if (hrefChanged) document.dispatchEvent(new Event(navigated))
      if (hrefChanged) forgetServed()
      markMenu(menuEntryOf(router.state.matches))
    })
    // Browser tests wait for this attribute before they interact with React.
    document.documentElement.dataset['taken'] = ''
    // The link whose hovering started the hydration is preloaded as well.
    const hovered = [...document.querySelectorAll<HTMLAnchorElement>('a:hover')].at(-1)
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return () => {
      clearTimeout(resting)
      unsubscribe()
      stop.abort()
    }
  }, [router])
}
