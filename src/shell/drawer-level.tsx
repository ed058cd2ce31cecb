import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

/** Button that closes the drawer from any level: nested popovers close with the outer one. */
export function DrawerClose({ first = false }: { first?: boolean }) {
  return (
    <button
      className="ib"
      type="button"
      popoverTarget="drawer"
      popoverTargetAction="hide"
      aria-label={m.menu_close()}
      data-first={first ? '' : undefined}
    >
      <Icon name="close" />
    </button>
  )
}

interface LevelProps {
  id: string
  heading: string
  className?: string
  children: ReactNode
}

/**
 * Second level of the drawer: a popover inside the drawer's popover. The browser handles opening, going back and
 * Escape, with and without scripts.
 */
export function DrawerLevel({ id, heading, className = '', children }: LevelProps) {
  return (
    <div className={`drawer ${className}`} id={id} popover="auto" data-panel="">
      <div className="sh-h sh-back">
        <button
          className="ib"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={m.menu_back()}
          data-first=""
        >
          <Icon name="left" />
        </button>
        <h2>{heading}</h2>
        <DrawerClose />
      </div>
      {children}
    </div>
  )
}
