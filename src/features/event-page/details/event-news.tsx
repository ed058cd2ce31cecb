import type { LoadedEvent } from '../load-event.ts'

/** The latest articles about the event. */
export function EventNews({ news }: { news: NonNullable<LoadedEvent['news']> }) {
  const { heading, articles, more } = news
  return (
    <section className="ev-sec">
      <h2 id="news">{heading}</h2>
      <dl className="prac">
        {articles.map(({ title, lang, path, day, date }) => (
          <div key={path}>
            <dt>
              <time dateTime={day}>{date}</time>
            </dt>
            <dd>
              <a className="link" href={path} lang={lang ?? undefined}>
                {title}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {more === null ? null : (
        <a className="link" href={more.path}>
          {more.text}
        </a>
      )}
    </section>
  )
}
