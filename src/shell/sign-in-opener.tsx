import { useEffect, useRef, useState, type ComponentType } from 'react'
import { closeMenuOf } from '../browser/close-menu-of.ts'
import { signInAsked } from '../browser/events.ts'

type Dialog = ComponentType<{ onClose: () => void; ask: string | undefined }>

/**
 * Opens the sign-in dialog for links with `data-sign-in`, once a visit after a heart, and for a review. Before hydration, or if the
 * dialog cannot be loaded, the links navigate to the sign-in page.
 */
export function SignInOpener() {
  const [dialog, setDialog] = useState<{ Shown: Dialog; ask?: string } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const hasFailed = useRef(false)
  useEffect(() => {
    const open = async (link: HTMLAnchorElement) => {
      link.setAttribute('aria-busy', 'true')
      try {
        const { loadSignInDialog } = await import('./sign-in-dialog.tsx')
        const Shown = await loadSignInDialog()
        opener.current = closeMenuOf(link)
        setDialog({ Shown })
      } catch {
        hasFailed.current = true
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
      // This is the sign-in page itself.
      if (link === null || link.pathname === window.location.pathname || hasFailed.current) return
      event.preventDefault()
      if (link.getAttribute('aria-busy') !== 'true') void open(link)
    }
    const answer = () => {
      const { ask } = document.documentElement.dataset
      if (ask === undefined) return
      delete document.documentElement.dataset['ask']
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      // The event is saved in this browser already: a failure leaves nothing undone.
      import('./sign-in-dialog.tsx')
        .then(async ({ loadSignInDialog }) => await loadSignInDialog())
        .then((Shown) => setDialog({ Shown, ask }))
        .catch((error: unknown) => console.warn('The sign-in dialog could not be loaded:', error))
    }
    // A heart may have been pressed before hydration.
    answer()
    document.addEventListener(signInAsked, answer)
    // In the capture phase, before src/shell/use-client-navigation.ts navigates.
    document.addEventListener('click', press, true)
    return () => {
      document.removeEventListener(signInAsked, answer)
      document.removeEventListener('click', press, true)
    }
  }, [])
  if (dialog === null) return null
  return (
    <dialog.Shown
      ask={dialog.ask}
      onClose={() => {
        setDialog(null)
        opener.current?.focus()
      }}
    />
  )
}
