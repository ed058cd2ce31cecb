import type * as v from 'valibot'
import type { clusterMark, mapView, pinMark } from './schemas/calendar-map.ts'

/** What the API answers for the calendar's map. As in views.ts, texts are already in the visitor's language. */
export type ClusterMark = v.InferOutput<typeof clusterMark>
export type PinMark = v.InferOutput<typeof pinMark>
export type MapView = v.InferOutput<typeof mapView>
export type MapMark = MapView['marks'][number]
