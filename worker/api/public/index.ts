import { Hono } from 'hono'
import { calendarMap } from './calendar-map.ts'
import { calendar } from './calendar.ts'
import { criteria } from './criteria.ts'
import { events } from './events.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { pages } from './pages.ts'
import { saved } from './saved.ts'
import { search } from './search.ts'
import { sports } from './sports.ts'

/** What anybody may ask for, by its path under /api. Each route carries its description (middleware/operation.ts). */
export const resources = new Hono<ApiEnvironment>()
  .route('/home', home)
  .route('/menu', menu)
  .route('/pages', pages)
  .route('/events', events)
  .route('/calendar/map', calendarMap)
  .route('/calendar', calendar)
  .route('/criteria', criteria)
  .route('/sports', sports)
  .route('/saved', saved)
  .route('/search', search)
