import { Hono } from 'hono'
import { calendarMap } from './calendar-map.ts'
import { calendar } from './calendar.ts'
import { campaigns } from './campaigns.ts'
import { challenges } from './challenges.ts'
import { compare } from './compare.ts'
import { criteria } from './criteria.ts'
import { documents } from './documents.ts'
import { events } from './events.ts'
import { feedbackForm } from './feedback.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { landings } from './landings.ts'
import { menu } from './menu.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { etag } from '../middleware/etag.ts'
import { publicCors } from '../middleware/public-cors.ts'
import { limitPublicRequests } from '../middleware/rate-limit.ts'
import { news } from './news.ts'
import { organisers } from './organisers.ts'
import { outbound } from './outbound.ts'
import { pages } from './pages.ts'
import { reviews } from './reviews.ts'
import { sale } from './sale.ts'
import { saved } from './saved.ts'
import { search } from './search.ts'
import { sports } from './sports.ts'

/** Public resources by their path under /api. Each route carries its description (middleware/operation.ts). */
export const resources = new Hono<ApiEnvironment>()
  .route('/home', home)
  .route('/menu', menu)
  .route('/pages', pages)
  .route('/documents', documents)
  .route('/landings', landings)
  .route('/campaigns', campaigns)
  .route('/help', help)
  .route('/challenges', challenges)
  .route('/news', news)
  .route('/outbound', outbound)
  .route('/events', events)
  .route('/compare', compare)
  .route('/models/reviews', reviews)
  .route('/calendar/map', calendarMap)
  .route('/calendar', calendar)
  .route('/criteria', criteria)
  .route('/organisers', organisers)
  .route('/sports', sports)
  .route('/sale', sale)
  .route('/saved', saved)
  .route('/feedback', feedbackForm)
  .route('/search', search)

/** Gate of the public API: pages of any origin may read it, within a rate limit. Unknown paths end here as well. */
export const publicApi = new Hono<ApiEnvironment>()
  .use(publicCors, limitPublicRequests, etag)
  .route('/', resources)
