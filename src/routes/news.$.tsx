import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '../features/news/article-head.ts'
import { ArticlePage } from '../features/news/article-page.tsx'
import { loadNews, newsSearch } from '../features/news/load-news.ts'
import { newsHead } from '../features/news/news-head.ts'
import { NewsPage } from '../features/news/news-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/news/$')({
  staticData: { messages: 'news' },
  loaderDeps: ({ search }) => newsSearch(search),
  loader: ({ params, deps }) => loadNews(params._splat ?? '', deps),
  head: ({ loaderData }) => {
    if (loaderData === undefined) return {}
    return pageHead(
      'news' in loaderData ? newsHead(loaderData.news) : articleHead(loaderData.article),
    )
  },
  component: Page,
})

function Page() {
  const loaded = Route.useLoaderData()
  return 'news' in loaded ? (
    <NewsPage news={loaded.news} />
  ) : (
    <ArticlePage article={loaded.article} />
  )
}
