import { m } from '../../../paraglide/messages.js'

/** Messages by error code of the API. */
const texts = new Map([
  ['image-type', m.avatar_type],
  ['media-type', m.avatar_type],
  ['image-too-large', m.avatar_too_large],
  ['image-dimensions', m.avatar_dimensions],
  ['image-animated', m.avatar_animated],
  ['image-broken', m.avatar_broken],
  ['too-many-requests', m.avatar_busy],
  ['images-unavailable', m.avatar_unavailable],
  ['unreachable', m.avatar_offline],
])

/** Message for an error code of the API: why the picture was rejected and what to do. */
export function pictureErrorText(code: string): string {
  return (texts.get(code) ?? m.avatar_failed)()
}
