import type { ReactNode } from 'react'

interface SlotProps {
  title: string
  text: string
  /** The link. */
  children: ReactNode
}

/** Dashed frame in the place of something that is not known yet, with the link that leads on. */
export function Slot({ title, text, children }: SlotProps) {
  return (
    <div className="slot">
      <p>
        <b>{title}</b>
        {text}
      </p>
      {children}
    </div>
  )
}
