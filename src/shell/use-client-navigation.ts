import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { navigated } from '../browser/events.ts'
import { canonicalPath, splitLocale } from '../i18n/paths.ts'

/** The page link of this site that an event is about, or null: new tabs, downloads, files and reloads are the browser's. */
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
 * The focus goes to the beginning of a new page. A control that is still there keeps it, as a filter beside its list
 * does; one that is gone, such as a filter taken away, leaves it to the page.
 */
function focusPage(isNewPath: boolean): void {
  const main = document.getElementById('main')
  const { activeElement, body } = document
  const isOutside = main !== null && !main.contains(activeElement)
  if (activeElement === body || activeElement === main || (isNewPath && isOutside))
    main?.focus({ preventScroll: true })
}

/** Milliseconds a pointer rests on a link before its page is asked for; a pointer that only passes asks for nothing. */
const hoverMs = 40

/**
 * Turns clicks on links and GET forms of this site into navigation without a reload, and asks for a page's data when
 * a link is hovered, touched or focused. The links themselves stay plain, so that they work before scripts have loaded
 * and cost nothing to render.
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
    const preload = (link: HTMLAnchorElement) => {
      const { locale, rest } = splitLocale(link.pathname)
      const query = router.options.parseSearch?.(link.search)
      void router.preloadRoute({ to: canonicalPath(rest, locale), search: query })
    }
    const preloadAfter = (milliseconds: number) => (event: Event) => {
      clearTimeout(resting)
      const link = pageLinkOf(event)
      if (link !== null) resting = setTimeout(() => preload(link), milliseconds)
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
    const forget = router.subscribe('onResolved', ({ pathChanged, hrefChanged }) => {
      // A new page is read from its beginning, as it would be after a reload. Focusing lays the page out, so it waits
      // until the page has been painted.
      if (hrefChanged) requestAnimationFrame(() => setTimeout(() => focusPage(pathChanged)))
      if (hrefChanged) document.dispatchEvent(new Event(navigated))
    })
    // From here on React answers; browser tests wait for it.
    document.documentElement.dataset['taken'] = ''
    // The link whose hovering brought React here is asked for as well.
    const hovered = [...document.querySelectorAll<HTMLAnchorElement>('a:hover')].at(-1)
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return () => {
      clearTimeout(resting)
      forget()
      stop.abort()
    }
  }, [router])
}
