import { articleKindMessages } from '../../i18n/article-kind-messages.ts'
import type { ArticleItemView } from '../../model/views.ts'
import { Bars } from '../../ui/drawings/bars.tsx'

/** Articles with day, kind and the drawing of the race that each is about. */
export function ArticleList({ articles }: { articles: readonly ArticleItemView[] }) {
  return (
    <div className="newsl">
      {articles.map((article) => (
        <article key={article.slug}>
          <p className="s muted">
            <time dateTime={article.day}>{article.date}</time>
            <span>{articleKindMessages[article.kind]()}</span>
          </p>
          <div>
            {article.note === null ? null : <p className="tag">{article.note}</p>}
            <h2 lang={article.lang ?? undefined}>
              <a href={article.path}>{article.title}</a>
            </h2>
            <p lang={article.lang ?? undefined}>{article.summary}</p>
          </div>
          {article.bars === null ? null : (
            <div className={`fld g-${article.bars.hue}`}>
              <Bars seed={article.bars.seed} legs={article.bars.legs} width={170} height={60} />
            </div>
          )}
        </article>
      ))}
    </div>
  )
}
