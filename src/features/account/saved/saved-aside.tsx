import type { SavedPageView } from '../../../model/schemas/saved-page.ts'

/** Beside the list: everything that a member can do with the whole of it. */
export function SavedAside({ files }: Pick<SavedPageView, 'files'>) {
  return (
    <aside className="own-aside">
      <section aria-labelledby="own-files">
        <h2 id="own-files">{files.title}</h2>
        <p className="s muted">{files.help}</p>
        <p className="own-files">
          {files.links.map(({ label, href }) => (
            <a className="btn btn-line btn-s" href={href} download="" key={label}>
              {label}
            </a>
          ))}
        </p>
      </section>
    </aside>
  )
}
