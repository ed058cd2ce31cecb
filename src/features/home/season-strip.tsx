import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { cachedContent } from '../../request/cached-markup.ts'
import { HueKey } from '../../ui/drawings/hue-key.tsx'
import { SeasonBars } from '../../ui/drawings/season-bars.tsx'

/** The races of 52 weeks, with a key of the colours. */
export function SeasonStrip({ season }: Pick<HomeView, 'season'>) {
  const content = cachedContent(['season', season], () => (
    <div className="wrap">
      <div className="season-h">
        <p>
          <b id="season">{m.season_heading()}</b>{' '}
          <span className="muted hint">{m.season_hint()}</span>
        </p>
        <HueKey />
      </div>
      <SeasonBars weeks={season} />
    </div>
  ))
  return <section className="season" aria-labelledby="season" {...content} />
}
