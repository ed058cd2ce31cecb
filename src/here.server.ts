import type { Point } from './model/calendar.ts'
import { placeOfVisit } from '../worker/visit.ts'

export function serverPlace(): Point | null {
  return placeOfVisit()
}
