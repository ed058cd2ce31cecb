import { useEffect, useRef, useState, type ComponentType } from 'react'
import { closeMenuOf } from '../browser/close-menu-of.ts'

type Dialog = ComponentType<{ onClose: () => void }>

/**
 * Links with `data-sign-in` open the sign-in dialog over the page. Where it cannot be fetched, and before React is
 * here, they lead to the page that does the same.
 */
export function SignInOpener() {
  const [dialog, setDialog] = useState<{ Shown: Dialog } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const isMissing = useRef(false)
  useEffect(() => {
    const open = async (link: HTMLAnchorElement) => {
      link.setAttribute('aria-busy', 'true')
      try {
        const { signInDialog } = await import('./sign-in-dialog.tsx')
        const Shown = await signInDialog()
        opener.current = closeMenuOf(link)
        setDialog({ Shown })
      } catch {
        isMissing.current = true
        link.click()
      }
      link.removeAttribute('aria-busy')
    }
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      const { target } = event
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-sign-in]') : null
      // The page itself signs in already.
      if (link === null || link.pathname === window.location.pathname || isMissing.current) return
      event.preventDefault()
      if (link.getAttribute('aria-busy') !== 'true') void open(link)
    }
    // Before src/shell/use-client-navigation.ts takes it for a way to another page.
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [])
  if (dialog === null) return null
  return (
    <dialog.Shown
      onClose={() => {
        setDialog(null)
        opener.current?.focus()
      }}
    />
  )
}
