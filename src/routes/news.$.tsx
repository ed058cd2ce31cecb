import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../features/news/article-page.tsx'
import { newsSearch } from '../features/news/news-keys.ts'
import { NewsPage } from '../features/news/news-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/news/$')({
  staticData: { messages: 'news' },
  loaderDeps: ({ search }) => newsSearch(search),
  loader: async ({ params, deps }) => {
    const { loadNews } = await import('../features/news/load-news.ts')
    return await loadNews(params._splat ?? '', deps)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    if ('news' in loaderData) {
      const { newsHead } = await import('../features/news/news-head.ts')
      return pageHead(newsHead(loaderData.news))
    }
    const { articleHead } = await import('../features/news/article-head.ts')
    return pageHead(articleHead(loaderData.article))
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
