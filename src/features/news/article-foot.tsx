import type { ArticleView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** Corrections with their days, and the pages that the article was made from. */
export function ArticleFoot({
  article: { corrections, sources },
}: {
  article: Pick<ArticleView, 'corrections' | 'sources'>
}) {
  return (
    <footer className="art-f">
      {corrections.map(({ key, day, date, text, lang }) => (
        <p className="art-c" key={key}>
          <Icon name="info" size="s" />
          <span>
            <time dateTime={day}>{m.article_correction({ date })}</time>
            <span lang={lang ?? undefined}>{text}</span>
          </span>
        </p>
      ))}
      <h2>{m.article_sources()}</h2>
      <ul>
        {sources.map(({ title, url, readOn }) => (
          <li key={url}>
            <a className="link" href={url} rel={url.startsWith('/') ? undefined : 'noopener'}>
              {title}
            </a>{' '}
            <span className="muted">{m.article_read_on({ date: readOn })}</span>
          </li>
        ))}
      </ul>
    </footer>
  )
}
