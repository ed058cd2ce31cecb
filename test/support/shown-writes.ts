import type { Part } from '../../worker/api/middleware/shows-at-once.ts'

const drafts = '/api/organiser/drafts/:id'
const pictures = '/api/organiser/events/:permalink/pictures'
const pagePictures = '/api/profile/organisation/pictures/:permalink/:kind'
const answer = '/api/organiser/reviews/:id/answer'
const reviewed: readonly Part[] = ['event', 'organiser']
const everything: readonly Part[] = ['everything']
const organiser: readonly Part[] = ['organiser']

/** Writing routes whose change pages show at once, with the kinds of these pages, for test/integration/shown-writes.test.ts. */
export const shownWrites: Readonly<Record<string, readonly Part[]>> = {
  'PATCH /api/profile/reviews': reviewed,
  'DELETE /api/profile/reviews': reviewed,
  [`PUT ${answer}`]: reviewed,
  [`DELETE ${answer}`]: reviewed,
  // The names of authors.
  'PATCH /api/profile': reviewed,
  'POST /api/profile/deletion': reviewed,
  'POST /api/members/confirmation': reviewed,
  'POST /api/moderation/approve': everything,
  'POST /api/moderation/reject': everything,
  'POST /api/moderation/undo': everything,
  'POST /api/desk/documents/:id/publish': everything,
  'POST /api/desk/documents/:id/approve': everything,
  'POST /api/desk/documents/:id/withdraw': everything,
  'POST /api/desk/documents/:id/return': everything,
  'POST /api/organiser/corrections/approve': everything,
  'POST /api/organiser/corrections/reject': everything,
  'POST /api/organiser/corrections/undo': everything,
  'POST /api/profile/claims/confirmation': everything,
  [`POST ${drafts}/publish`]: everything,
  'POST /api/organiser/sales/:edition/publish': everything,
  'POST /api/organiser/events/bulk': everything,
  'POST /api/organiser/events/publish': everything,
  [`POST ${pictures}`]: everything,
  [`PATCH ${pictures}`]: everything,
  [`DELETE ${pictures}`]: everything,
  [`POST ${pictures}/restore`]: everything,
  [`PUT ${pictures}/cover`]: everything,
  [`PUT ${pictures}/order`]: everything,
  [`PUT ${pictures}/:id/file`]: everything,
  'PATCH /api/profile/organisation': ['event', 'organiser'],
  'PATCH /api/profile/organisation/page': organiser,
  [`PUT ${pagePictures}`]: organiser,
  [`PATCH ${pagePictures}`]: organiser,
  [`DELETE ${pagePictures}`]: organiser,
  [`POST ${pagePictures}/restore`]: organiser,
}
