import type { SavedPageView } from '../../../model/schemas/account/saved-page.ts'
import { Follows } from './follows.tsx'
import { ListLink } from './list-link.tsx'
import { SavedSearches } from './saved-searches.tsx'

interface SavedAsideProps extends Pick<
  SavedPageView,
  'files' | 'follows' | 'searches' | 'links' | 'linkTexts'
> {
  /** Loads the page's data again. */
  onChange: () => Promise<void>
}

/** Beside the list: everything that a member can do with the whole of it. */
export function SavedAside({
  files,
  follows,
  searches,
  links,
  linkTexts,
  onChange,
}: SavedAsideProps) {
  return (
    <aside className="own-aside">
      <Follows follows={follows} />
      <SavedSearches searches={searches} onChange={onChange} />
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
