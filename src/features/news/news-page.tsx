import { articleKindMessages } from '../../i18n/article-kind-messages.ts'
import { groupMessages } from '../../i18n/code-messages.ts'
import { newsHeading } from '../../i18n/news-heading.ts'
import { newsFeedFormats, feedPath } from '../../model/event/feeds.ts'
import { localeTable } from '../../model/locales.ts'
import type { NewsView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Pager } from '../../ui/pager.tsx'
import { ArticleList } from './article-list.tsx'
import { newsFeedPage } from './news-feed-page.ts'
import { NewsSearch } from './news-search.tsx'

const formatNames = { atom: 'Atom', json: 'JSON' } as const

const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)

/** Kinds, sports and languages of the list as links. */
function Choices({ news: { kinds, groups, languages } }: { news: NewsView }) {
  return (
    <>
      {kinds.length < 3 ? null : (
        <nav className="tabs" aria-label={m.news_kinds()}>
          {kinds.map(({ kind, path, isCurrent }) => (
            <a href={path} aria-current={current(isCurrent)} key={kind ?? 'all'}>
              {kind === null ? m.news_all() : articleKindMessages[kind]()}
            </a>
          ))}
        </nav>
      )}
      <div className="news-c">
        {groups.length < 3 ? null : (
          <nav className="chips" aria-label={m.filter_any_sport()}>
            {groups.map(({ group, path, isCurrent }) => (
              <a
                className="chip"
                href={path}
                aria-current={current(isCurrent)}
                key={group ?? 'all'}
              >
                {group === null ? m.filter_any_sport() : groupMessages[group]()}
              </a>
            ))}
          </nav>
        )}
        <nav className="chips" aria-label={m.news_any_language()}>
          <a className="chip" href={languages.onePath} aria-current={current(!languages.isAny)}>
            {localeTable[getLocale()].name}
          </a>
          <a
            className="chip"
            href={languages.anyPath}
            aria-current={current(languages.isAny)}
            rel="nofollow"
          >
            {m.news_any_language()}
          </a>
        </nav>
      </div>
    </>
  )
}

/** Feeds of the list for feed readers. */
const Feeds = ({ news }: { news: NewsView }) => (
  <p className="news-a">
    {newsFeedFormats.map((format) => (
      <a
        className="link"
        href={feedPath(newsFeedPage(news), format)}
        rel="nofollow"
        data-reload=""
        key={format}
      >
        {m.subscribe_reader({ format: formatNames[format] })}
      </a>
    ))}
  </p>
)

/** A list of articles: the newest first, by kind, sport, month or words; or of one event. */
export function NewsPage({ news }: { news: NewsView }) {
  const { event, text, articles, total, archive, page } = news
  return (
    <div className="wrap news-page">
      <div className="news-h">
        <div>
          <h1>{newsHeading(news, getLocale())}</h1>
          <p>{m.news_lead()}</p>
        </div>
        {event === null ? null : (
          <a className="btn btn-line btn-s" href={event.path}>
            {m.news_to_event()}
          </a>
        )}
      </div>
      <Choices news={news} />
      {event === null ? <NewsSearch text={text} /> : null}
      {text === '' && articles.length > 0 ? null : (
        <p role="status">
          {articles.length > 0
            ? m.news_found(total)
            : text === ''
              ? m.news_empty()
              : m.news_none({ text })}{' '}
          <a className="link" href={news.clearPath}>
            {m.news_all()}
          </a>
        </p>
      )}
      <ArticleList articles={articles} />
      <Pager page={page} />
      {archive.length < 2 ? null : (
        <nav className="news-a" aria-label={m.news_archive()}>
          <span className="s muted">{m.news_archive()}</span>
          {archive.map(({ label, path, isCurrent }) => (
            <a className="chip" href={path} aria-current={current(isCurrent)} key={label}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {text === '' ? <Feeds news={news} /> : null}
    </div>
  )
}
