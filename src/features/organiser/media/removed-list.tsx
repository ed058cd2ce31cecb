import { labelled } from '../../../i18n/joins.ts'
import type { OrganiserPicturesView } from '../../../model/schemas/event/event-pictures.ts'
import { getLocale } from '../../../paraglide/runtime.js'

interface RemovedListProps {
  view: OrganiserPicturesView
  onRestore: (id: number) => void
}

/** Removed pictures that can be put back. */
export function RemovedList({ view: { removed, texts }, onRestore }: RemovedListProps) {
  if (removed.length === 0) return null
  return (
    <section className="med-gone">
      <h2>{texts.removedHeading}</h2>
      <ul>
        {removed.map(({ id, name, until }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="s muted">{labelled(texts.until, until, getLocale())}</span>
            <button type="button" className="btn btn-line btn-s" onClick={() => onRestore(id)}>
              {texts.restore}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
