import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const openDisclosures = () =>
  document.querySelectorAll<HTMLDetailsElement>('details[data-dismiss][open]')

/** Closes what floats: popovers and disclosures when the route changes, disclosures also on Escape and clicks outside. */
export function useDismissal(): void {
  const path = useRouterState({ select: (state) => state.location.href })
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
      open.hidePopover()
    for (const open of openDisclosures()) open.open = false
  }, [path])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      for (const open of openDisclosures()) {
        if (!(event.target instanceof Node && open.contains(event.target))) open.open = false
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const open of openDisclosures()) {
        open.open = false
        open.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
