import { boxPattern, readBox } from '../../src/model/calendar/read-place.ts'
import { readBy } from './key-schemas.ts'

/** Query keys of the marks of a map. `box` is the area of the map, which may differ from the box that filters the list. */
export const mapAreaKeys = {
  box: readBy(boxPattern, readBox),
  zoom: readBy(
    /^(?:-(?:0?1(?:\.0{1,2})?|0{1,2}(?:\.\d{1,2})?)|(?:[01]?\d|2[01])(?:\.\d{1,2})?|22(?:\.0{1,2})?)$/u,
    Number,
  ),
} as const
