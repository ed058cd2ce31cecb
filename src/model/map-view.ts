/** What the API answers for the calendar's map. As in views.ts, texts are already in the visitor's language. */
import type { Box, Point } from './calendar.ts'
import type { Count, EditionCard } from './views.ts'

/** Editions that would overlap on the map; degrees. */
export interface ClusterMark extends Point {
  kind: 'cluster'
  events: Count
  /** What it covers; a point where all lie on one. */
  box: Box
}

/** An edition alone; degrees. */
export interface PinMark extends Point {
  kind: 'pin'
  card: EditionCard
}

export type MapMark = ClusterMark | PinMark

export interface MapView {
  /** Pins in order of date, then clusters from the largest on; at most 400. */
  marks: MapMark[]
  /** Editions in the box. */
  events: Count
  /** Address of the style of a richer map, where the site has one; else the site's own world is drawn. */
  style: string | null
}
