import { useEffect, useRef, useState, type ComponentType } from 'react'

type Dialog = ComponentType<{ onClose: () => void }>

/**
 * Opens the form for feedback as a dialog for links with `data-feedback`. Before hydration, or if the dialog cannot be
 * loaded, the links navigate to the form's page.
 */
export function FeedbackOpener() {
  const [dialog, setDialog] = useState<{ Shown: Dialog } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    let hasFailed = false
    const open = async (link: HTMLAnchorElement) => {
      link.setAttribute('aria-busy', 'true')
      try {
        const { loadFeedbackDialog } = await import('./feedback-dialog.tsx')
        const Shown = await loadFeedbackDialog(link.search)
        opener.current = link
        setDialog({ Shown })
      } catch {
        hasFailed = true
        link.click()
      }
      link.removeAttribute('aria-busy')
    }
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      const { target } = event
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-feedback]') : null
      if (link === null || hasFailed) return
      event.preventDefault()
      if (link.getAttribute('aria-busy') !== 'true') void open(link)
    }
    // In the capture phase, before src/shell/use-client-navigation.ts navigates.
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
