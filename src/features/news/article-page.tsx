import { articleKindMessages } from '../../i18n/article-kind-messages.ts'
import { groupMessages } from '../../i18n/code-messages.ts'
import { hrefTo } from '../../i18n/links.ts'
import { localeTable, locales } from '../../model/locales.ts'
import type { ArticleView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Blocks } from '../blocks/blocks.tsx'
import { ForeignNote } from '../blocks/foreign-note.tsx'
import { FigureDrawing } from '../blocks/figure-drawing.tsx'
import { ArticleFoot } from './article-foot.tsx'

/** Day, length, author and other languages of an article. */
function Byline({ article }: { article: ArticleView }) {
  const { day, date, updated, minutes, author, alternates } = article
  const others = locales.filter((each) => each !== getLocale() && alternates[each] !== undefined)
  return (
    <div className="art-by s muted">
      <p>
        <time dateTime={day}>{date}</time>
        {updated === null ? null : <span>{m.article_updated({ date: updated })}</span>}
        <span>{m.article_minutes(minutes)}</span>
        <span>{author === 'desk' ? m.article_desk() : m.article_organiser()}</span>
      </p>
      {others.length === 0 ? null : (
        <p>
          {others.map((each) => (
            <a
              className="link"
              href={alternates[each]}
              hrefLang={localeTable[each].tag}
              lang={localeTable[each].tag}
              data-reload=""
              key={each}
            >
              {localeTable[each].name}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

/** An article: its drawing at the head, the blocks, corrections and sources, and where to read on. */
export function ArticlePage({ article }: { article: ArticleView }) {
  const { title, summary, lang, note, drawing, hue, kind, group, blocks, contents, next } = article
  return (
    <article className="art">
      <header className={`art-h g-${hue}`}>
        <div className="wrap">
          <nav aria-label={m.breadcrumb_label()}>
            <ol className="crumbs">
              <li>
                <a href={hrefTo({ to: 'news' })}>{m.news_title()}</a>
              </li>
              <li>
                <a href={hrefTo({ to: 'news', kind })}>{articleKindMessages[kind]()}</a>
              </li>
              {group === null ? null : (
                <li>
                  <a href={hrefTo({ to: 'news', group })}>{groupMessages[group]()}</a>
                </li>
              )}
            </ol>
          </nav>
          <ForeignNote note={note} />
          <h1 lang={lang ?? undefined}>{title}</h1>
          <p className="lead-t" lang={lang ?? undefined}>
            {summary}
          </p>
          {drawing === null ? null : <FigureDrawing figure={drawing} id="head" />}
        </div>
      </header>
      <div className="wrap art-b">
        <div>
          <Byline article={article} />
          <Blocks blocks={blocks} />
          <ArticleFoot article={article} />
        </div>
        <aside>
          {contents.length < 2 ? null : (
            <nav aria-labelledby="contents">
              <h2 id="contents">{m.article_contents()}</h2>
              <ul>
                {contents.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} lang={lang ?? undefined}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {next.length === 0 ? null : (
            <nav aria-labelledby="next">
              <h2 id="next">{m.article_next()}</h2>
              <ul>
                {next.map((each) => (
                  <li key={each.slug}>
                    <a href={each.path} lang={each.lang ?? undefined}>
                      {each.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </aside>
      </div>
    </article>
  )
}
