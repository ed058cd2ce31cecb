import { hueOf, hues, sportOfCode } from '../../../src/model/event/sports.ts'
import { count } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type {
  ClusterMark,
  MapMark,
  MapView,
  PinMark,
} from '../../../src/model/calendar/map-view.ts'
import type { CalendarMarks } from '../../domain/calendar/find-marks.ts'
import { editionCard } from '../cards/edition-card.ts'

/** Editions of a cluster by colour, in the order of the menu. */
function tonesOf(sports: ReadonlyMap<number, number>): ClusterMark['tones'] {
  const byHue = Map.groupBy(sports, ([sport]) => hueOf(sportOfCode(sport)))
  return hues.flatMap((hue) => {
    const events = (byHue.get(hue) ?? []).reduce((sum, [, total]) => sum + total, 0)
    return events === 0 ? [] : [{ hue, events }]
  })
}

/** Pins in order of date, then clusters from the largest on. */
export function presentMarks({ clusters, pins }: CalendarMarks, reader: Reader): MapMark[] {
  const alone = pins.map(({ lon, lat, card }): PinMark => ({
    kind: 'pin',
    lon,
    lat,
    card: editionCard(card, reader),
  }))
  const together = clusters
    .toSorted((a, b) => b.total - a.total)
    .map(({ lon, lat, total, box, sports }): ClusterMark => ({
      kind: 'cluster',
      lon,
      lat,
      events: count(total, reader.locale),
      tones: tonesOf(sports),
      box,
    }))
  return [...alone.toSorted((a, b) => a.card.bib.date.localeCompare(b.card.bib.date)), ...together]
}

/** @param style URL of the style of a richer map; '' for none */
export function presentMap(found: CalendarMarks, reader: Reader, style: string): MapView {
  const { clusters, pins } = found
  const total = clusters.reduce((sum, cluster) => sum + cluster.total, pins.length)
  return {
    marks: presentMarks(found, reader),
    events: count(total, reader.locale),
    style: style === '' ? null : style,
  }
}
