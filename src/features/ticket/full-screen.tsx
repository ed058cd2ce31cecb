import type { ReactNode } from 'react'
import type { TicketView } from '../../model/schemas/orders/ticket.ts'

/** Fragment of the URL that shows the code alone. */
export const fullScreenId = 'code'

/** Pixels of the code: 8 a module. */
const size = 376

interface FullScreenProps {
  ticket: TicketView
  code: string
  /** Name of the race. */
  children: ReactNode
}

/**
 * The code alone, white in both themes. It is shown by the fragment of the URL, so that it needs no script; with one the
 * screen stays on (src/boot/ticket.ts).
 */
export function FullScreen({ ticket, code, children }: FullScreenProps) {
  const { texts, event, bib, start, person } = ticket
  return (
    <section className="tk-full" id={fullScreenId} tabIndex={-1} aria-label={texts.fullScreen}>
      <a className="btn btn-line" href="#main">
        {texts.close}
      </a>
      <img src={code} alt={texts.code} width={size} height={size} />
      <div>
        <p className="tk-race">{children}</p>
        <p dir="auto">
          <b>{person}</b>
        </p>
        <p lang={event.lang ?? undefined}>{event.name}</p>
        <p>
          {bib.full}
          {start === null ? null : ` · ${start}`}
        </p>
      </div>
    </section>
  )
}
