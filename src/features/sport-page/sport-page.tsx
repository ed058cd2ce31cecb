import { racesText } from '../../i18n/counts.ts'
import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { cachedContent } from '../../request/cached-markup.ts'
import { SeasonBars } from '../../ui/drawings/season-bars.tsx'
import { SportTile } from '../../ui/sport-tile.tsx'
import { isFew } from './few-races.ts'
import { NextStarts } from './next-starts.tsx'
import { RecordList } from './record-list.tsx'
import { SportHeader } from './sport-header.tsx'
import { SportLengths } from './sport-lengths.tsx'
import { SportPlaces } from './sport-places.tsx'
import { PageSection } from '../../ui/page-section.tsx'

export function SportPage({ view }: { view: SportView }) {
  return (
    <>
      <SportHeader view={view} />
      {view.races.count === 0 ? null : <Season view={view} />}
      {isFew(view) ? (
        <>
          <NextStarts view={view} />
          <SportPlaces view={view} />
        </>
      ) : (
        <>
          <SportLengths view={view} />
          <SportPlaces view={view} />
          <NextStarts view={view} />
        </>
      )}
      <Records view={view} />
      <Related view={view} />
    </>
  )
}

function Season({ view: { season, busiest, hue } }: { view: SportView }) {
  const content = cachedContent(['sport-season', season, busiest], () => (
    <div className="wrap">
      <p className="season-h">
        <b id="season">{m.season_heading()}</b>
        <span className="muted">{m.sport_busiest({ races: racesText(busiest) })}</span>
      </p>
      <SeasonBars weeks={season} />
    </div>
  ))
  return <section className={`season sp-s g-${hue}`} aria-labelledby="season" {...content} />
}

function Records({ view: { climb, longest, hue } }: { view: SportView }) {
  if (climb.length + longest.length === 0) return null
  return (
    <section className={`section g-${hue}`}>
      <div className="wrap two">
        <RecordList heading={m.sport_most_climb()} items={climb} />
        <RecordList heading={m.sport_longest()} items={longest} />
      </div>
    </section>
  )
}

function Related({ view: { related, sport } }: { view: SportView }) {
  return (
    <PageSection heading={sport === null ? m.sport_group_sports() : m.sport_siblings()}>
      <div className="sg">
        {related.map((each) => (
          <SportTile {...each} note={racesText(each.races)} key={each.sport} />
        ))}
      </div>
    </PageSection>
  )
}
