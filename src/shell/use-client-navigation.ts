import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The same-origin page link under a plain click, or null: other buttons, new tabs, downloads and files stay the browser's. */
function pageLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
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
 * Turns clicks on links and GET forms of this site into navigation without a reload. The links themselves stay plain,
 * so that they work before scripts have loaded and cost nothing to render.
 */
export function useClientNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pageLinkOf(event)
      if (link === null) return
      event.preventDefault()
      router.history.push(link.pathname + link.search + link.hash)
    }
    const onSubmit = (event: SubmitEvent) => {
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
    }
    const forget = router.subscribe('onResolved', ({ pathChanged }) => {
      // A new page is read from its beginning, as it would be after a reload.
      if (pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
    })
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      forget()
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [router])
}
