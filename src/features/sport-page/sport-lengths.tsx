import { racesText } from '../../i18n/counts.ts'
import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/drawings/bars.tsx'
import { figureText } from '../../i18n/figure-text.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { PageSection } from '../../ui/page-section.tsx'

/** Tiles of common lengths with the number of races near each, drawn as rulers. */
export function SportLengths({ view: { lengths, hue } }: { view: SportView }) {
  if (lengths.length === 0) return null
  return (
    <PageSection heading={m.distances_heading()} note={m.sport_lengths_note()}>
      <div className={`dgrid g-${hue}`}>
        {lengths.map(({ figure, km, races, path }) => (
          <a href={path} key={km} rel="nofollow">
            <span className="num">{figure.value}</span>
            <Bars seed="" legs={[{ hue, km }]} width={128} height={26} />
            <span>
              <b className="tab">{racesText(races)}</b>
              {figureText(figure, getLocale())}
            </span>
          </a>
        ))}
      </div>
    </PageSection>
  )
}
