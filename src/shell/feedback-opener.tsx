import { useEffect, useRef, useState, type ComponentType } from 'react'
import { feedbackReady } from '../browser/events.ts'

type Dialog = ComponentType<{ onClose: () => void }>

async function loadDialog(opener: HTMLElement): Promise<Dialog> {
  const { report } = opener.dataset
  if (report !== undefined) {
    const { loadReportDialog } = await import('./report-dialog.tsx')
    return await loadReportDialog(Number(report))
  }
  const { loadFeedbackDialog } = await import('./feedback-dialog.tsx')
  return await loadFeedbackDialog(opener instanceof HTMLAnchorElement ? opener.search : '')
}

/**
 * Opens the form for feedback as a dialog for links with `data-feedback`, and that for reports of reviews for buttons with
 * `data-report`, their number. Before hydration, or if the dialog cannot be loaded, the links navigate to the form's page.
 */
export function FeedbackOpener() {
  const [dialog, setDialog] = useState<{ Shown: Dialog } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    let hasFailed = false
    const open = async (pressed: HTMLElement) => {
      pressed.setAttribute('aria-busy', 'true')
      try {
        const Shown = await loadDialog(pressed)
        opener.current = pressed
        setDialog({ Shown })
      } catch (error) {
        console.warn('The form could not be loaded:', error)
        hasFailed = pressed instanceof HTMLAnchorElement
        if (hasFailed) pressed.click()
      }
      pressed.removeAttribute('aria-busy')
    }
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      const { target } = event
      const pressed =
        target instanceof Element
          ? target.closest<HTMLElement>('a[data-feedback], [data-report]')
          : null
      if (pressed === null || hasFailed) return
      event.preventDefault()
      if (pressed.getAttribute('aria-busy') !== 'true') void open(pressed)
    }
    // In the capture phase, before src/shell/use-client-navigation.ts navigates.
    document.addEventListener('click', press, true)
    document.dispatchEvent(new Event(feedbackReady))
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
