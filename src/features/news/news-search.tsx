import { hrefTo } from '../../i18n/links.ts'
import { helpTextMaximum } from '../../model/values/limits.ts'
import { m } from '../../paraglide/messages.js'

/** Search of the news: a form that works without scripts. */
export function NewsSearch({ text }: { text: string }) {
  return (
    <form className="search" role="search" action={hrefTo({ to: 'news' })}>
      <div className="search-f">
        <label className="vh" htmlFor="news-text">
          {m.news_search()}
        </label>
        <input
          id="news-text"
          name="text"
          type="search"
          maxLength={helpTextMaximum}
          defaultValue={text}
          placeholder={m.news_search()}
        />
      </div>
      <button className="btn btn-flare" type="submit">
        {m.search_button()}
      </button>
    </form>
  )
}
