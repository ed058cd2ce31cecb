import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'
import type { ListQuery } from './use-organiser-events.ts'

interface ListFootProps {
  view: OrganiserEventsView
  page: number
  setQuery: (change: Partial<ListQuery>) => void
}

/** Pages of the list, and the whole of it as files. */
export function ListFoot({ view, page, setQuery }: ListFootProps) {
  const { words, position, hasMore, files } = view
  return (
    <div className="oe-foot">
      {position === null ? null : (
        <p className="oe-pages">
          {page > 1 ? (
            <button
              className="btn btn-line btn-s"
              type="button"
              onClick={() => setQuery({ page: String(page - 1) })}
            >
              {words.previous}
            </button>
          ) : null}
          <span>{position}</span>
          {hasMore ? (
            <button
              className="btn btn-line btn-s"
              type="button"
              onClick={() => setQuery({ page: String(page + 1) })}
            >
              {words.next}
            </button>
          ) : null}
        </p>
      )}
      <p className="oe-files">
        <span>{words.files}</span>
        {files.map(({ label, href }) => (
          <a className="btn btn-quiet btn-s" href={href} download="" key={label}>
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}
