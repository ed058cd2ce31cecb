import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'

interface RowsPagerProps {
  view: Pick<ImportView, 'page' | 'pages' | 'position'>
  onPage: (page: number) => void
}

/** Pages of the rows. At either end the button stays, so that it keeps the focus. */
export function RowsPager({ view: { page, pages, position }, onPage }: RowsPagerProps) {
  if (pages === 1) return null
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) onPage(to)
  }
  return (
    <div className="imp-pages">
      <button
        type="button"
        className="btn btn-line btn-s"
        aria-disabled={page === 1}
        onClick={() => turn(page - 1)}
      >
        {m.page_previous()}
      </button>
      <span className="s muted" role="status">
        {position}
      </span>
      <button
        type="button"
        className="btn btn-line btn-s"
        aria-disabled={page === pages}
        onClick={() => turn(page + 1)}
      >
        {m.page_next()}
      </button>
    </div>
  )
}
