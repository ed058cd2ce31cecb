import { m } from '../../paraglide/messages.js'
import { BibCard } from '../event-card/bib-card.tsx'
import { ConfirmedDates } from './confirmed-dates.tsx'
import { DistanceGrid } from './distance-grid.tsx'
import { Hero } from './hero.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import type { LoadedHome } from './load-home.ts'
import { NearYou } from './near-you.tsx'
import { OpeningSignUps } from './opening-sign-ups.tsx'
import { OrganiserBoard } from './organiser-board.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { SportTiles } from './sport-tiles.tsx'

export function HomePage({ loaded: { home, near } }: { loaded: LoadedHome }) {
  return (
    <>
      <Hero home={home} />
      <SeasonStrip season={home.season} />
      <NearYou near={near} />
      <ConfirmedDates confirmed={home.confirmed} />
      <OpeningSignUps opening={home.opening} />
      <SportTiles {...home} />
      <DistanceGrid distances={home.distances} calendarPath={home.calendarPath} />
      <PageSection
        heading={m.picks_heading()}
        link={{ path: home.calendarPath, text: m.picks_link() }}
      >
        <div className="cards scroll" data-list="picks">
          {home.picks.map((card) => (
            <BibCard key={card.permalink} card={card} />
          ))}
        </div>
      </PageSection>
      <OrganiserBoard {...home} />
    </>
  )
}
