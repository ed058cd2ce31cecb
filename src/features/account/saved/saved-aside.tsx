import type { SavedPageView } from '../../../model/schemas/saved-page.ts'
import { ListLink } from './list-link.tsx'

interface SavedAsideProps extends Pick<SavedPageView, 'files' | 'links' | 'linkTexts'> {
  /** Loads the page's data again. */
  onChange: () => Promise<void>
}

/** Beside the list: everything that a member can do with the whole of it. */
export function SavedAside({ files, links, linkTexts, onChange }: SavedAsideProps) {
  return (
    <aside className="own-aside">
      {links.map((link) => (
        <ListLink link={link} texts={linkTexts} onChange={onChange} key={link.kind} />
      ))}
      <section aria-labelledby="own-files">
        <h2 id="own-files">{files.title}</h2>
        <p className="s muted">{files.help}</p>
        <div className="own-link-b">
          {files.links.map(({ label, href }) => (
            <a className="btn btn-line btn-s" href={href} download="" key={label}>
              {label}
            </a>
          ))}
        </div>
      </section>
    </aside>
  )
}
