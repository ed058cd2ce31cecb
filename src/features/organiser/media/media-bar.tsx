import { hrefTo } from '../../../i18n/links.ts'
import type { OrganiserPicturesView } from '../../../model/schemas/event/event-pictures.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { fillIn } from './fill-in.ts'
import type { Upload } from './use-uploads.ts'

interface MediaBarProps {
  event: string
  view: OrganiserPicturesView
  /** Number of pictures that the event has. */
  count: number
  uploads: readonly Upload[]
  /** Result of the last change. */
  status: string
  onAdd: () => void
}

/** Name of the event, number of its pictures, and the button that adds some. Stays at the top of the window. */
export function MediaBar({ event, view, count, uploads, status, onAdd }: MediaBarProps) {
  const { texts } = view
  const sent = uploads.filter(({ state }) => state !== 'refused')
  const total = count + sent.filter(({ replaces }) => replaces === null).length
  return (
    <div className="ws-bar">
      <div className="wrap">
        <div>
          <p className="s">
            <a className="link" href={hrefTo({ to: 'organiser-event', event })}>
              {view.event.name}
            </a>
          </p>
          <h1>{m.media_title()}</h1>
        </div>
        <div className="rowx">
          <span className="s muted" role="status">
            {sent.length > 0 ? fillIn(texts.progress, { n: sent.length, total }) : status}
          </span>
          {sent.length > 0 ? null : (
            <span className="s muted tab med-n">{fillIn(texts.count, { n: count })}</span>
          )}
          {view.event.path === null ? null : (
            <a className="btn btn-line btn-s" href={view.event.path}>
              {texts.preview}
            </a>
          )}
          <button className="btn btn-flare btn-s" type="button" onClick={onAdd}>
            <Icon name="plus" />
            {texts.add}
          </button>
        </div>
      </div>
    </div>
  )
}
