import type * as v from 'valibot'
import type {
  clusterMark,
  mapFrame,
  mapLand,
  mapPicture,
  mapView,
  pinMark,
} from '../schemas/calendar/calendar-map.ts'

/** Types of the API's responses for the calendar's map. Texts are in the visitor's language, as in views.ts. */
export type ClusterMark = v.InferOutput<typeof clusterMark>
export type PinMark = v.InferOutput<typeof pinMark>
export type MapView = v.InferOutput<typeof mapView>
export type MapFrame = v.InferOutput<typeof mapFrame>
export type MapLand = v.InferOutput<typeof mapLand>
export type MapPictureView = v.InferOutput<typeof mapPicture>
export type MapMark = MapView['marks'][number]
