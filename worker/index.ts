import '../src/i18n/all-words.ts'
import { api } from './api/index.ts'
import { handleCardRequest } from './cards/handle-card-request.ts'
import { devMail, isDevMail } from './mail/dev-mail.ts'
import { handlePictureRequest, isPicturePath } from './media/handle-picture-request.ts'
import { crashResponse } from './pages/crash-response.ts'
import { handlePageRequest } from './pages/handle-page-request.ts'
import { withDefaultHeaders } from './pages/headers.ts'
import { isCardPath, isFeedPath, rateLimitResponse } from './pages/rate-limit.ts'
import { slashRedirect } from './pages/page-url.ts'
import { refuseMethod } from './pages/refuse-method.ts'
import { handleSitemapRequest } from './pages/sitemaps.ts'
import { saveChoiceToAccount } from './preferences/member-choice.ts'
import { choiceRedirect, chosenBy } from './preferences/visitor-choice.ts'
import { languageRedirect } from './redirects/language.ts'
import { regionRedirect } from './redirects/region.ts'
import { spellingRedirect } from './redirects/spellings.ts'
import { storedRedirect } from './redirects/stored-redirect.ts'
import { runScheduled } from './scheduled.ts'
import { countView, seenResponse } from './visits/count-view.ts'
import { outboundRedirect } from './visits/outbound-redirect.ts'

type Env = Record<string, unknown>

/** Responds to a request, or returns null to leave it to the next handler. */
type Handler = (
  request: Request,
  url: URL,
  env: Env,
  ctx: ExecutionContext,
) => Response | null | Promise<Response | null>

/** In order. Only the API takes methods other than GET and HEAD, and counts its requests itself. */
const handlers: readonly Handler[] = [
  (request, { pathname }, env, ctx) =>
    pathname.startsWith('/api/') ? api.fetch(request, env, ctx) : null,
  refuseMethod,
  (_request, url) => slashRedirect(url),
  healthResponse,
  rateLimitResponse,
  (request, url, env, ctx) =>
    isCardPath(url.pathname) ? handleCardRequest(request, url, env, ctx) : null,
  (request, url, env, ctx) =>
    isPicturePath(url.pathname) ? handlePictureRequest(request, url, env, ctx) : null,
  (_request, url, env) => (isDevMail(url) ? devMail(url, env) : null),
  handleFeedRequest,
  seenResponse,
  outboundRedirect,
  handleChoice,
  (_request, url) => spellingRedirect(url),
  languageRedirect,
  (_request, url, env) => handleSitemapRequest(url, env),
  handlePage,
]

/** Before the rate limits, because a monitor may ask often and an isolate repeats its answer. */
async function healthResponse(...[, url, env]: Parameters<Handler>): Promise<Response | null> {
  if (url.pathname !== '/health') return null
  const { handleHealthRequest } = await import('./health/handle-health-request.ts')
  return await handleHealthRequest(env)
}

/** Feeds and members' calendars are loaded on their first request, because few isolates serve one. */
async function handleFeedRequest(
  ...[request, url, env, ctx]: Parameters<Handler>
): Promise<Response | null> {
  if (!isFeedPath(url.pathname)) return null
  const [{ privateCalendar }, { cachedFeed }] = await Promise.all([
    import('./feeds/private-calendar.ts'),
    import('./feeds/cached-feed.ts'),
  ])
  return (await privateCalendar(request, url, env)) ?? (await cachedFeed(request, url, env, ctx))
}

/** Redirects a chosen language, currency or unit into cookies, and stores it for a member after the response. */
function handleChoice(...[request, url, env, ctx]: Parameters<Handler>): Response | null {
  const redirect = choiceRedirect(request, url)
  if (redirect !== null)
    ctx.waitUntil(saveChoiceToAccount(request, env, chosenBy(url.searchParams)))
  return redirect
}

/** A page that is not found may be a calendar path with a region's word of another language, or a former path; both take a query. */
async function handlePage(...[request, url, env, ctx]: Parameters<Handler>): Promise<Response> {
  const page = await handlePageRequest(request, url, env, ctx)
  countView(request, url, page.status, env, ctx)
  if (page.status !== 404) return page
  return (await regionRedirect(url, env)) ?? (await storedRedirect(url, env)) ?? page
}

async function handle(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const url = new URL(request.url)
  for (const handler of handlers) {
    const response = await handler(request, url, env, ctx)
    if (response !== null) return response
  }
  throw new Error('No handler responded; the last one must respond to every request.')
}

export default {
  async fetch(request, env, ctx) {
    return withDefaultHeaders(
      await handle(request, env, ctx).catch((error: unknown) => crashResponse(error, request)),
    )
  },
  async scheduled(_controller, env) {
    await runScheduled(env)
  },
} satisfies ExportedHandler<Env>
