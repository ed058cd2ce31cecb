import type { NotFoundRouteProps } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { SearchBox } from '../features/search-box/search-box.tsx'
import { hrefTo } from '../i18n/links.ts'
import { isMissingData, type MissingData } from '../api/missing.ts'
import { m } from '../paraglide/messages.js'
import { markupOf } from '../request/cached-markup.server.ts'
import { ServerMarkup } from '../ui/server-markup.tsx'
import { AllSports } from './all-sports.server.tsx'
import { sheetLink } from './page-sheets.ts'
import { QuickLinks } from './quick-links.tsx'

function textOf({ code, text, field: word = '', nearest = [] }: Partial<MissingData>): string {
  if (text !== undefined) return text
  const isNear = nearest.length > 0
  if (code === 'gone') return m.error_gone_text()
  if (code === 'event-not-found')
    return isNear ? m.error_event_nearest_text() : m.error_event_text()
  if (code === 'sport-not-found')
    return isNear ? m.error_sport_nearest_text({ word }) : m.error_sport_text()
  if (code === 'criteria-not-found')
    return isNear ? m.error_criteria_nearest_text({ word }) : m.error_criteria_text({ word })
  return isNear ? m.error_nearest_text() : m.error_404_text()
}

/** 404 page with search and links to pages that may have been meant. */
export function MissingPage({ data }: NotFoundRouteProps) {
  const missing = isMissingData(data) ? data : null
  const editions = missing?.editions
  const nearest = missing?.nearest ?? []
  return (
    <div className="oopsf g-run">
      <link {...sheetLink('missing')} />
      <title>{`${m.error_404_head()} · Startline`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap oops">
        <div>
          <h1>{editions === undefined ? m.error_404_title() : m.error_date_title()}</h1>
          <p className="lead-t">
            {editions === undefined
              ? textOf(missing ?? {})
              : m.error_date_text({ name: editions.name, date: editions.requested })}
          </p>
          <QuickLinks links={nearest} />
          {missing?.code === 'sport-not-found' ? (
            <ServerMarkup id="all-sports" content={allSports()} />
          ) : null}
          <QuickLinks
            links={(editions?.known ?? []).map(({ date, label }) => ({
              label,
              path: hrefTo({ to: 'event', permalink: editions?.permalink ?? '', date }),
            }))}
          />
          <SearchBox />
          <p className="quick">
            <a href={hrefTo({ to: 'home' })}>{m.error_home()}</a>
            <a href={hrefTo({ to: 'calendar', criteria: [] })}>{m.error_calendar()}</a>
          </p>
        </div>
        <div className="bigbib eye">
          <p>
            <b>DNS</b>
          </p>
          <span className="num">404</span>
          <div className="perf">
            <span>{m.error_dns()}</span>
            <span>{m.error_404_head()}</span>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Only a served page needs them, because no link of ours leads to an unknown sport. */
const allSports = createIsomorphicFn()
  .server(() => markupOf('all-sports', () => <AllSports />))
  .client(() => null)
