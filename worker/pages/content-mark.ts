import * as v from 'valibot'
import { splitLocale, canonicalPath } from '../../src/i18n/paths.ts'
import { isCampaignOpen } from '../domain/content/campaigns/campaign-window.ts'

/** Milliseconds for which an isolate takes the mark as read. */
const freshMs = 60_000

const days = v.object({ slug: v.string(), from: v.string(), until: v.string(), zone: v.string() })

const row = v.object({
  mark: v.nullable(v.number()),
  articles: v.number(),
  campaigns: v.pipe(v.string(), v.parseJson(), v.array(days)),
})

interface Read {
  mark: string
  /** Days of the published campaigns. */
  campaigns: readonly v.InferOutput<typeof days>[]
}

let read: Read = { mark: '', campaigns: [] }
let readAt = Number.NEGATIVE_INFINITY

/** First words of pages whose texts are documents. */
const contentRoutes = new Set([
  'about-us',
  'challenge',
  'for-organisers',
  'help',
  'landing',
  'lp',
  'news',
  'page',
])

const select = `SELECT (SELECT mark FROM content_mark WHERE id = 1) AS mark,
  (SELECT count(*) FROM document WHERE kind = 'article' AND published_at <= ?1) AS articles,
  (SELECT json_group_array(json_object('slug', slug, 'from', content ->> '$.campaign.from',
    'until', content ->> '$.campaign.until', 'zone', content ->> '$.campaign.zone'))
    FROM document WHERE kind = 'campaign' AND state = 'published') AS campaigns`

interface Times {
  /** Elapsed milliseconds. */
  elapsed: number
  now: Date
}

/**
 * Part of the key of a cached page that shows documents, which changes with each publication: other isolates show it after a
 * minute at the latest, a withdrawn page is gone, and an article is there on its day. That of a campaign also changes when it opens and when it closes. '' for
 * all other pages, which cost no query.
 * @param pathname of the page, in any language
 */
export async function contentMark(
  database: D1Database,
  pathname: string,
  { elapsed, now }: Times,
): Promise<string> {
  const { locale, rest } = splitLocale(pathname)
  const [, route = '', slug = ''] = canonicalPath(rest, locale).split('/')
  if (!contentRoutes.has(route)) return ''
  if (elapsed - readAt >= freshMs) {
    const found = await database.prepare(select).bind(now.toISOString()).first()
    const { mark, articles, campaigns } = v.parse(row, found)
    read = { mark: `${mark ?? 0} ${articles}`, campaigns }
    readAt = elapsed
  }
  if (route !== 'lp') return read.mark
  const campaign = read.campaigns.find((each) => each.slug === slug)
  const isOpen = campaign !== undefined && isCampaignOpen(campaign, now)
  return `${read.mark} ${isOpen ? 'open' : 'closed'}`
}
