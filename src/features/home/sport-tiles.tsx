import { sportMessages } from '../../i18n/code-messages.ts'
import { eventsText, sportsText } from '../../i18n/counts.ts'
import { joined } from '../../i18n/joins.ts'
import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { SportTile } from '../../ui/sport-tile.tsx'
import { PageSection } from '../../ui/page-section.tsx'

type SportTilesProps = Pick<HomeView, 'sportTiles' | 'topSports' | 'sports' | 'calendarPath'>

/** A tile for each colour with its scene, and the sports with the most events. */
export function SportTiles({ sportTiles, topSports, sports, calendarPath }: SportTilesProps) {
  return (
    <PageSection heading={m.sports_heading()} link={{ path: calendarPath, text: m.picks_link() }}>
      <div className="sg">
        {sportTiles.map((tile) => (
          <SportTile
            key={tile.hue}
            hue={tile.hue}
            name={tile.name}
            note={
              tile.sports === null
                ? eventsText(tile.events)
                : joined([eventsText(tile.events), sportsText(tile.sports)], getLocale())
            }
            path={tile.path}
          />
        ))}
        <div className="sg-t sg-x">
          <h3>{m.filter_any_sport()}</h3>
          <ul>
            {topSports.map((each) => (
              <li key={each.sport}>
                <a href={each.path}>
                  {sportMessages[each.sport]()}
                  <span className="tab">{each.events}</span>
                </a>
              </li>
            ))}
          </ul>
          <a className="link s" href={calendarPath}>
            {sportsText(sports)}
          </a>
        </div>
      </div>
    </PageSection>
  )
}
