import {
  areaOrder,
  furtherFeatures,
  mayImport,
  mayImportTypes,
  serverHalf,
  sharedFeatures,
  underFeatures,
} from './rooms.ts'

/**
 * The room of a file: `src/features/home`, `src/ui`, `worker/domain/calendar`, `worker/search/embedded`.
 * A file directly in `src` or `worker` is its own room.
 */
export function roomOf(path: string): string {
  const parts = path.split('/')
  const [house = '', room = '', area = ''] = parts
  const hasAreas = /^(?:src\/features|worker\/(?:api|domain|present|search))$/u.test(
    `${house}/${room}`,
  )
  if (hasAreas && parts.length > 3) return `${house}/${room}/${area}`
  return parts.length > 2 ? `${house}/${room}` : path
}

/** An area and the room around it: `worker/present/cards` is `cards` of `worker/present`. */
function areaOf(room: string): { whole: string; area: string } {
  const at = room.lastIndexOf('/')
  return { whole: room.slice(0, at), area: room.slice(at + 1) }
}

function isBefore(target: string, room: string): boolean {
  const [from, to] = [areaOf(room), areaOf(target)]
  const order = areaOrder[from.whole] ?? []
  const [here, there] = [order.indexOf(from.area), order.indexOf(to.area)]
  return from.whole === to.whole && there >= 0 && there < here
}

/** Rooms that a room may import; an ordered area without a row has that of the room around it. */
export function rowOf(room: string): readonly string[] | undefined {
  const { whole, area } = areaOf(room)
  return mayImport[room] ?? (areaOrder[whole]?.includes(area) ? mayImport[whole] : undefined)
}

function allows(list: readonly string[], target: string): boolean {
  const room = roomOf(target)
  return list.some(
    (entry) =>
      entry === room || entry === target || (entry.endsWith('/') && room.startsWith(entry)),
  )
}

function rowOfFeature(room: string): readonly string[] {
  const features = sharedFeatures.includes(room) ? [] : sharedFeatures
  return [...underFeatures, ...features, ...(furtherFeatures[room] ?? [])]
}

/** Allow an import by the table of rooms. @param typeOnly an `import type` */
export function isAllowed(path: string, target: string, typeOnly: boolean): boolean {
  const room = roomOf(path)
  if (roomOf(target) === room) return true
  if (room === 'worker/db' && target.endsWith('.table.ts')) return true
  if (path.endsWith('.server.ts') && serverHalf.test(target)) return true
  if (target === 'package.json') return room === 'worker/settings'
  if (isBefore(roomOf(target), room)) return true
  const list = room.startsWith('src/features/') ? rowOfFeature(room) : (rowOf(room) ?? [])
  const types = mayImportTypes[room] ?? mayImportTypes[areaOf(room).whole] ?? []
  return allows(list, target) || (typeOnly && allows(types, target))
}
