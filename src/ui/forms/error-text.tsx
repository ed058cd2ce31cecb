import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface ErrorTextProps {
  id: string | undefined
  children: ReactNode
}

/** Error message below a control, with its sign. */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <p className="err" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}
