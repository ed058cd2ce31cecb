import { readPoint } from '../../../src/model/read-place.ts'
import type { Near } from '../../domain/calendar/calendar-query.ts'

/** A place, `me` or `city`; null for anything else. */
export function nearOf(text: string): Near | null {
  if (text === 'me' || text === 'city') return { kind: text }
  const point = readPoint(text)
  return point === null ? null : { kind: 'point', point }
}
