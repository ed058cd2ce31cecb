import type { ReactNode } from 'react'

interface ListPagesProps {
  page: number
  hasMore: boolean
  words: { previous: string; next: string }
  onPage: (page: string) => void
}

/** Buttons to the pages before and after, with the place in the list between them. */
export function ListPages({
  page,
  hasMore,
  words,
  onPage,
  children,
}: ListPagesProps & { children: ReactNode }) {
  return (
    <>
      {page > 1 ? (
        <button
          className="btn btn-line btn-s"
          type="button"
          onClick={() => onPage(String(page - 1))}
        >
          {words.previous}
        </button>
      ) : null}
      {children}
      {hasMore ? (
        <button
          className="btn btn-line btn-s"
          type="button"
          onClick={() => onPage(String(page + 1))}
        >
          {words.next}
        </button>
      ) : null}
    </>
  )
}

/** Links to a list as files. */
export function ListFiles({ files }: { files: readonly { label: string; href: string }[] }) {
  return files.map(({ label, href }) => (
    <a className="btn btn-quiet btn-s" href={href} download="" key={label}>
      {label}
    </a>
  ))
}
