import { racesText } from '../../i18n/counts.ts'
import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { cachedContent } from '../../request/cached-markup.ts'
import { Bars } from '../../ui/drawings/bars.tsx'
import { PageSection } from '../../ui/page-section.tsx'

const notes = {
  '5k': m.distance_note_5k,
  '10k': m.distance_note_10k,
  half: m.distance_note_half,
  marathon: m.distance_note_marathon,
  '50k': m.distance_note_50k,
  '100k': m.distance_note_100k,
  middle: m.distance_note_middle,
  full: m.distance_note_full,
} satisfies Record<HomeView['distances'][number]['preset'], () => string>

export function DistanceGrid({
  distances,
  calendarPath,
}: Pick<HomeView, 'distances' | 'calendarPath'>) {
  const content = cachedContent(['distances', distances], () =>
    distances.map((each) => (
      <a className={`g-${each.hue}`} href={each.path} key={each.preset}>
        <span className="num">{each.figure}</span>
        <Bars seed={each.preset} legs={each.legs} width={140} height={28} />
        <span>
          <b>{notes[each.preset]()}</b>
          <span className="tab">{racesText(each.races)}</span>
        </span>
      </a>
    )),
  )
  return (
    <PageSection
      heading={m.distances_heading()}
      link={{ path: calendarPath, text: m.distances_all() }}
    >
      <div className="dgrid" {...content} />
    </PageSection>
  )
}
