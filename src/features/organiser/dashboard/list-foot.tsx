import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'
import { ListFiles, ListPages } from '../list-pages.tsx'
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
          <ListPages
            page={page}
            hasMore={hasMore}
            words={words}
            onPage={(next) => setQuery({ page: next })}
          >
            <span>{position}</span>
          </ListPages>
        </p>
      )}
      <p className="oe-files">
        <span>{words.files}</span>
        <ListFiles files={files} />
      </p>
    </div>
  )
}
