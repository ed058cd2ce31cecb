import { nonceOfVisit } from '../worker/visit.ts'

export function serverNonce(): string {
  return nonceOfVisit()
}
