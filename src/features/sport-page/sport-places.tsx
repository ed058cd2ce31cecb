import { worldMapSize } from '../../model/calendar/world-map.ts'
import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { cachedContent } from '../../request/cached-markup.ts'
import { isFew } from './few-races.ts'
import { boxAround } from './map-box.ts'
import { Share } from './share.tsx'
import world from './world.svg?url'
import { PageSection } from '../../ui/page-section.tsx'

/** Countries that are always shown; the others unfold. */
const countriesShown = 12

/** The world, or the part of it with few races, a dot where there are races, and the countries with bars in proportion. */
export function SportPlaces({ view }: { view: SportView }) {
  const { byCountry, dots, hue } = view
  if (byCountry.length === 0) return null
  const { width, height } = worldMapSize
  return (
    <PageSection
      heading={m.filter_where()}
      link={{ path: view.mapPath, text: m.view_map(), rel: 'nofollow' }}
    >
      <svg
        className={`wmap g-${hue}`}
        viewBox={isFew(view) ? boxAround(dots) : `0 0 ${width} ${height}`}
        role="img"
        aria-label={m.map_label()}
      >
        <use className="wl" href={`${world}#land`} />
        <path className="wd" d={dots} />
      </svg>
      <Countries countries={byCountry.slice(0, countriesShown)} hue={hue} />
      {byCountry.length <= countriesShown ? null : (
        <details className="byc-x">
          <summary className="link">{m.sport_more_countries()}</summary>
          <Countries countries={byCountry.slice(countriesShown)} hue={hue} />
        </details>
      )}
    </PageSection>
  )
}

function Countries({
  countries,
  hue,
}: {
  countries: SportView['byCountry']
  hue: SportView['hue']
}) {
  const content = cachedContent(['countries', countries], () =>
    countries.map(({ label, path, races, share }) => (
      <li key={path}>
        <a href={path}>
          {label}
          <span className="num">{races}</span>
          <Share percent={share} />
        </a>
      </li>
    )),
  )
  return <ul className={`byc g-${hue}`} {...content} />
}
