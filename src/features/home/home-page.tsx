import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { BibCard } from '../event-card/bib-card.tsx'
import { DistanceGrid } from './distance-grid.tsx'
import { Hero } from './hero.tsx'
import { SeasonStrip } from './season-strip.tsx'

export function HomePage({ home }: { home: HomeView }) {
  return (
    <>
      <Hero home={home} />
      <SeasonStrip season={home.season} />
      <DistanceGrid distances={home.distances} calendarPath={home.calendarPath} />
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2>{m.picks_heading()}</h2>
            <a className="link" href={home.calendarPath}>
              {m.picks_link()}
            </a>
          </div>
          <div className="cards scroll" data-list="picks">
            {home.picks.map((card) => (
              <BibCard key={card.permalink} card={card} />
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
