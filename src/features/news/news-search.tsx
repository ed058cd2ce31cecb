import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { TextSearch } from '../../ui/forms/text-search.tsx'

/** Search of the news. */
export const NewsSearch = ({ text }: { text: string }) => (
  <TextSearch action={hrefTo({ to: 'news' })} id="news-text" label={m.news_search()} text={text} />
)
