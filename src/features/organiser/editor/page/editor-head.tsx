import type { ReactNode } from 'react'
import { hrefTo } from '../../../../i18n/links.ts'
import { m } from '../../../../paraglide/messages.js'

/** The bar at the top of the editor: way back, title, and tools. Stays at the top of the window. */
export function EditorHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="ws-bar">
      <div className="wrap">
        <div>
          <p className="s muted">
            <a className="link" href={hrefTo({ to: 'organiser-events' })}>
              {m.editor_back()}
            </a>
          </p>
          <h1>{title}</h1>
        </div>
        {children}
      </div>
    </div>
  )
}
