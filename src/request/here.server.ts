import type { Point } from '../model/calendar.ts'
import { placeOfVisit } from '../../worker/pages/rendering-context.ts'

export function serverPlace(): Point | null {
  return placeOfVisit()
}
