import { boxPattern, readBox } from '../../../src/model/calendar/read-place.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter } from '../filter.ts'
import { maybe, readBy } from '../key-schemas.ts'

/** An area of the map. The map sets it; the rail has no option for it. */
export const box = defineFilter({
  name: 'box',
  keys: {
    box: maybe(
      readBy(boxPattern, readBox),
      '`west,south,east,north` in degrees. South is not greater than north; west may be greater than east, across the 180th meridian.',
    ),
  },
  read: (keys) => ({ box: keys.box }),
  write({ box: area }) {
    if (area === null) return {}
    return { box: `${area.west},${area.south},${area.east},${area.north}` }
  },
  isSet: (query) => query.box !== null,
  drop: () => ({ box: null }),
  search: (query) => ({ box: query.box ?? undefined }),
  label: (query, _places, { locale }) =>
    query.box === null ? null : m.filter_map_area({}, { locale }),
  options: () => null,
})
