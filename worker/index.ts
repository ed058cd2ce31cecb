import '../src/i18n/all-words.ts'
import { api } from './api/index.ts'
import { handleCardRequest } from './cards/handle-card-request.ts'
import { choiceRedirect, chosenBy } from './redirects/choice.ts'
import { devMail, isDevMail } from './mail/dev-mail.ts'
import { languageRedirect } from './redirects/language.ts'
import { saveChoiceToAccount } from './preferences/member-choice.ts'
import { isPicturePath, handlePictureRequest } from './media/handle-picture-request.ts'
import { crashed } from './pages/crashed.ts'
import { pageAnswer } from './pages/answer.ts'
import { withHeaders } from './pages/headers.ts'
import { refuseMethod, slashRedirect } from './pages/request.ts'
import { isCardAddress, isFeedAddress, overReadLimit } from './pages/read-limits.ts'
import { runScheduled } from './scheduled.ts'
import { spellingRedirect } from './redirects/spellings.ts'
import { sitemaps } from './pages/sitemaps.ts'

const forCrawlers = /^\/(?:robots\.txt$|sitemap)/u

async function answer(
  request: Request,
  env: Record<string, unknown>,
  ctx: ExecutionContext,
): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/api/')) return await api.fetch(request, env, ctx)
  if (request.method !== 'GET' && request.method !== 'HEAD') return await refuseMethod(request)
  const refused = slashRedirect(url) ?? (await overReadLimit(request, url, env))
  if (refused !== null) return refused
  if (isCardAddress(url.pathname)) return await handleCardRequest(request, url, env, ctx)
  if (isPicturePath(url.pathname)) return await handlePictureRequest(request, url, env, ctx)
  if (isDevMail(url)) {
    const page = await devMail(url, env)
    if (page !== null) return page
  }
  if (isFeedAddress(url.pathname)) {
    const { keptFeed } = await import('./feeds/kept-feed.ts')
    const feed = await keptFeed(request, url, env, ctx)
    if (feed !== null) return feed
  }
  const choice = choiceRedirect(request, url)
  if (choice !== null) {
    ctx.waitUntil(saveChoiceToAccount(request, env, chosenBy(url.searchParams)))
    return choice
  }
  const redirect = spellingRedirect(url) ?? languageRedirect(request, url)
  if (redirect !== null) return redirect
  // Every page passes here: nothing is awaited or read for an address that cannot be one of these files.
  const file = forCrawlers.test(url.pathname) ? await sitemaps(url, env) : null
  return file ?? (await pageAnswer(request, url, env, ctx))
}

export default {
  async fetch(request, env, ctx) {
    return withHeaders(
      await answer(request, env, ctx).catch((error: unknown) => crashed(error, request)),
    )
  },
  async scheduled(_controller, env) {
    await runScheduled(env)
  },
} satisfies ExportedHandler<Record<string, unknown>>
