import { hrefTo } from '../../i18n/links.ts'
import type { ComparisonView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { ComparedFigures } from './compared-figures.tsx'
import { ComparedPicture } from './compared-picture.tsx'

/** Stands for a name in a message, whose text is then split at it. */
const mark = '\u001f'

/** Both names in the words of the language, each in its own. */
function Title({ first, second }: Pick<ComparisonView, 'first' | 'second'>) {
  const parts = m.compare_title({ first: mark, second: mark }).split(mark)
  const [before = '', between = '', after = ''] = parts
  return (
    <h1>
      {before}
      <span lang={first.nameLang ?? undefined}>{first.name}</span>
      <span className="vs">{between}</span>
      <span lang={second.nameLang ?? undefined}>{second.name}</span>
      {after}
    </h1>
  )
}

/** Two races on one scale of kilometres: mirrored bars, and their figures left and right. */
export function ComparisonPage({ view }: { view: ComparisonView }) {
  return (
    <>
      <div className="wrap cmp-top">
        <nav aria-label={m.breadcrumb_label()}>
          <ol className="crumbs">
            <li>
              <a href={hrefTo({ to: 'home' })}>{m.crumb_home()}</a>
            </li>
          </ol>
        </nav>
        <Title first={view.first} second={view.second} />
      </div>
      <ComparedPicture view={view} />
      <div className="wrap">
        <p className="s muted cmp-s">{m.compare_scale({ length: view.step })}</p>
        <ComparedFigures view={view} />
        <More view={view} />
      </div>
    </>
  )
}

function More({ view }: { view: ComparisonView }) {
  if (view.more.length === 0) return null
  return (
    <section className="cmp-more">
      <h2>{m.compare_more()}</h2>
      <div>
        {view.more.map(({ name, links }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <a className="link" href={link.path} lang={link.nameLang ?? undefined}>
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
