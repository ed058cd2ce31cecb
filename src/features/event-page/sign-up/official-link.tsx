import type { ReactNode } from 'react'
import { officialPath } from '../../../model/values/redirect-path.ts'

interface OfficialLinkProps {
  className: string
  /** Permalink of the event. */
  event: string
  url: string
  children: ReactNode
}

/** Link to a site of the event's organiser, whose clicks are counted. */
export function OfficialLink({ className, event, url, children }: OfficialLinkProps) {
  return (
    <a className={className} href={officialPath(event, url)} rel="nofollow noopener" data-reload="">
      {children}
    </a>
  )
}
