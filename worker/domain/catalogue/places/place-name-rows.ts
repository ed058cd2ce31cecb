import { placeKey } from '../names/place-key.ts'

/** Rows of `place_name` for cities and villages with all their names, in the order of the keys. */
export function placeNameRows(
  places: Iterable<{ id: number; names: readonly string[] }>,
): { key: string; place: number }[] {
  const rows = [...places].flatMap(({ id, names }) =>
    [...new Set(names.map(placeKey))].flatMap((key) => (key === '' ? [] : [{ key, place: id }])),
  )
  return rows.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)) || a.place - b.place)
}
