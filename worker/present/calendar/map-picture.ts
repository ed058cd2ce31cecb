import type { Reader } from '../../../src/i18n/reader.ts'
import { boxText } from '../../../src/model/calendar/boxes.ts'
import type { MapPictureView } from '../../../src/model/calendar/map-view.ts'
import type { FirstMapView } from '../../domain/calendar/find-map-view.ts'
import type { ReadFile } from '../../http/static-files.ts'
import { mapLand } from '../../maps/map-picture.ts'
import { presentMarks } from './calendar-map.ts'

/** @throws Error if the base map cannot be read */
export async function presentMapPicture(
  { frame, box, opens, marks }: FirstMapView,
  reader: Reader,
  read: ReadFile,
): Promise<MapPictureView> {
  return {
    ...frame,
    ...(await mapLand(frame, read)),
    box: box === null ? null : boxText(box),
    opens,
    marks: presentMarks(marks, reader),
  }
}
