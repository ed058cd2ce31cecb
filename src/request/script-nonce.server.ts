import { nonceOfVisit } from '../../worker/pages/rendering-context.ts'

export function serverNonce(): string {
  return nonceOfVisit()
}
