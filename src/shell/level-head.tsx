import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

interface LevelHeadProps {
  /** Id of the level's popover. */
  level: string
  heading: string
  /** Further buttons. */
  children?: ReactNode
}

/**
 * Head of a level of the drawer, below 1024 px. A level is a popover that a button of the drawer opens, so the browser
 * handles opening, going back and Escape, with and without scripts.
 */
export function LevelHead({ level, heading, children }: LevelHeadProps) {
  return (
    <div className="sh-h sh-back">
      <button
        className="ib"
        type="button"
        popoverTarget={level}
        popoverTargetAction="hide"
        aria-label={m.menu_back()}
        data-first=""
      >
        <Icon name="left" />
      </button>
      <h2>{heading}</h2>
      {children}
    </div>
  )
}
