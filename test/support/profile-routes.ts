import { api } from '../../worker/api/index.ts'
import { importRoutes } from './import-routes.ts'
import { testedElsewhere } from './routes-elsewhere.ts'

/** Routes of members and profiles with their statuses by role, for test/integration/profile-matrix.test.ts. */

interface Row {
  route: string
  /** The request; its body is one that every check but role and ownership refuses, or that changes nothing. */
  body?: object
  anonymous: number
  athlete: number
  organiser: number
}

const ofEvent = '/api/organiser/events/:permalink'
const pictures = `${ofEvent}/pictures`
const pagePictures = '/api/profile/organisation/pictures/:permalink/:kind'
const answer = '/api/organiser/reviews/:id/answer'
const drafts = '/api/organiser/drafts/:id'
/** An event or picture of another organisation is as unknown as one that does not exist. */
const ofOthers = { anonymous: 401, athlete: 403, organiser: 404 }

/** For members only. The bodies change nothing even for members. */
export const ofMembers: readonly Row[] = [
  { route: 'GET /api/profile', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'PATCH /api/profile', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'GET /api/profile/export', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'POST /api/profile/password', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/profile/email', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'DELETE /api/profile/google', anonymous: 401, athlete: 404, organiser: 404 },
  { route: 'POST /api/profile/deletion', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/sessions', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'DELETE /api/profile/sessions', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'DELETE /api/profile/sessions/:id', anonymous: 401, athlete: 404, organiser: 404 },
  { route: 'GET /api/profile/organisation', anonymous: 401, athlete: 403, organiser: 200 },
  { route: 'POST /api/profile/organisation', anonymous: 401, athlete: 403, organiser: 400 },
  {
    route: 'PATCH /api/profile/organisation',
    body: { permalink: 'own' },
    anonymous: 401,
    athlete: 403,
    organiser: 200,
  },
  { route: 'GET /api/profile/organisation/page', anonymous: 401, athlete: 403, organiser: 404 },
  {
    route: 'PATCH /api/profile/organisation/page',
    body: { permalink: 'own' },
    anonymous: 401,
    athlete: 403,
    organiser: 200,
  },
  { route: `PATCH ${pagePictures}`, body: { focalX: 0, focalY: 0 }, ...ofOthers },
  { route: `DELETE ${pagePictures}`, ...ofOthers },
  { route: `POST ${pagePictures}/restore`, ...ofOthers },
  // A picture has its own body format: JSON is refused for every role.
  { route: 'PUT /api/profile/avatar', anonymous: 415, athlete: 415, organiser: 415 },
  { route: `PUT ${pagePictures}`, anonymous: 415, athlete: 415, organiser: 415 },
  { route: 'DELETE /api/profile/avatar', anonymous: 401, athlete: 200, organiser: 200 },
  { route: `GET ${pictures}`, ...ofOthers },
  { route: `PATCH ${pictures}`, body: { id: 1 }, ...ofOthers },
  { route: `DELETE ${pictures}`, body: { id: 1 }, ...ofOthers },
  { route: `POST ${pictures}/restore`, body: { id: 1 }, ...ofOthers },
  { route: `PUT ${pictures}/cover`, body: { id: 1 }, ...ofOthers },
  { route: `PUT ${pictures}/order`, body: { ids: [1] }, ...ofOthers },
  { route: `POST ${pictures}`, anonymous: 415, athlete: 415, organiser: 415 },
  { route: `PUT ${pictures}/:id/file`, anonymous: 415, athlete: 415, organiser: 415 },
  ...importRoutes,
  { route: 'GET /api/events/getBucketList', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'POST /api/events/addToBucketList', anonymous: 401, athlete: 400, organiser: 400 },
  {
    route: 'DELETE /api/events/removeFromBucketList',
    anonymous: 401,
    athlete: 400,
    organiser: 400,
  },
  { route: 'GET /api/profile/saved-events', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'GET /api/profile/searches', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'POST /api/profile/searches', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'DELETE /api/profile/searches', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/challenges/:slug', anonymous: 401, athlete: 404, organiser: 404 },
  { route: 'PUT /api/profile/challenges/:slug', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'DELETE /api/profile/challenges/:slug', anonymous: 401, athlete: 404, organiser: 404 },
  { route: 'GET /api/profile/results', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/profile/results', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'DELETE /api/profile/results/:race', anonymous: 401, athlete: 404, organiser: 404 },
  { route: 'GET /api/profile/orders', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'POST /api/profile/orders', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'POST /api/profile/orders/:id/page', anonymous: 401, athlete: 404, organiser: 404 },
  { route: 'GET /api/profile/follows', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'PUT /api/profile/follows', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'DELETE /api/profile/follows', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/feedback', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'POST /api/feedback', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/reviews/report', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/reviews/form', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/saved-events/map', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/saved-events/file', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/profile/saved-events/links', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'PATCH /api/profile/saved-events/links', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'PUT /api/profile/saved-events/links', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'DELETE /api/profile/saved-events/links', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/profile/saved-events', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'PATCH /api/profile/saved-events', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/models/reviews', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/reviews/writeReviewInputs', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/reviews', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'PATCH /api/profile/reviews', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'DELETE /api/profile/reviews', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/claims/:permalink', anonymous: 401, athlete: 404, organiser: 404 },
  { route: 'POST /api/profile/claims', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/profile/claims/code', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/profile/claims/confirmation', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'GET /api/profile/invitations', anonymous: 401, athlete: 200, organiser: 200 },
  { route: 'POST /api/profile/invitations', anonymous: 401, athlete: 400, organiser: 400 },
  { route: 'POST /api/organiser/drafts', anonymous: 401, athlete: 403, organiser: 400 },
  { route: `GET ${drafts}`, ...ofOthers },
  { route: `PATCH ${drafts}`, body: { version: 0, changes: [] }, ...ofOthers },
  { route: `DELETE ${drafts}`, ...ofOthers },
  { route: `GET ${drafts}/published`, ...ofOthers },
  { route: `GET ${drafts}/summary`, ...ofOthers },
  { route: `GET ${drafts}/preview`, ...ofOthers },
  { route: `GET ${drafts}/card`, ...ofOthers },
  { route: `POST ${drafts}/publish`, body: { version: 0 }, ...ofOthers },
  { route: 'GET /api/organiser/sales/:permalink', ...ofOthers },
  { route: 'PATCH /api/organiser/sales/:edition', body: { changes: [] }, ...ofOthers },
  { route: 'DELETE /api/organiser/sales/:edition', ...ofOthers },
  { route: 'POST /api/organiser/sales/:edition/publish', body: { version: 0 }, ...ofOthers },
  { route: 'GET /api/organiser/stations/:permalink', ...ofOthers },
  {
    route: 'POST /api/organiser/stations/:permalink',
    body: { edition: 1, name: 'Desk', races: [1], endsAt: '2027-06-01T00:00:00Z' },
    ...ofOthers,
  },
  { route: 'DELETE /api/organiser/stations/:permalink/:id', ...ofOthers },
  { route: 'GET /api/organiser/participants/:permalink', ...ofOthers },
  { route: 'GET /api/organiser/participants/:edition/entries/:entry', ...ofOthers },
  {
    route: 'POST /api/organiser/participants/:edition/entries/:entry',
    body: { act: 'resend' },
    ...ofOthers,
  },
  // Without a format; an edition of others is in participant-files.test.ts.
  {
    route: 'GET /api/organiser/participants/:edition/file',
    anonymous: 401,
    athlete: 403,
    organiser: 400,
  },
  { route: 'GET /api/organiser/participants/:edition/numbers', ...ofOthers },
  {
    route: 'POST /api/organiser/participants/:edition/numbers',
    body: { act: 'assign', race: null },
    ...ofOthers,
  },
  { route: 'PUT /api/organiser/participants/:edition/ranges', body: { ranges: [] }, ...ofOthers },
  { route: 'GET /api/organiser/reviews', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'GET /api/organiser/similar-names', anonymous: 401, athlete: 403, organiser: 200 },
  { route: 'GET /api/organiser/events', anonymous: 401, athlete: 403, organiser: 200 },
  { route: 'GET /api/organiser/events/file', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'POST /api/organiser/events/bulk', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'POST /api/organiser/events/publish', anonymous: 401, athlete: 403, organiser: 400 },
  {
    route: 'POST /api/organiser/events/publish/summary',
    anonymous: 401,
    athlete: 403,
    organiser: 400,
  },
  { route: `POST ${ofEvent}/draft`, ...ofOthers },
  { route: `GET ${ofEvent}/revisions`, ...ofOthers },
  { route: `GET ${ofEvent}/revisions/:number`, ...ofOthers },
  { route: `POST ${ofEvent}/revisions/:number/restore`, ...ofOthers },
  { route: 'GET /api/organiser/cities', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'GET /api/organiser/pin', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'GET /api/organiser/place-map', anonymous: 401, athlete: 403, organiser: 400 },
  { route: `GET ${answer}`, ...ofOthers },
  { route: `PUT ${answer}`, body: { text: 'Thanks.', locale: 'en' }, ...ofOthers },
  { route: `DELETE ${answer}`, ...ofOthers },
  { route: 'GET /api/organiser/corrections', anonymous: 401, athlete: 403, organiser: 200 },
  ...['open', 'approve', 'reject', 'undo'].map((act) => ({
    route: `POST /api/organiser/corrections/${act}`,
    anonymous: 401,
    athlete: 403,
    organiser: 400,
  })),
  { route: 'GET /api/organiser/claims', anonymous: 401, athlete: 403, organiser: 200 },
  { route: 'POST /api/organiser/claims', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'GET /api/organiser/people', anonymous: 401, athlete: 403, organiser: 200 },
  { route: 'PATCH /api/organiser/people', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'DELETE /api/organiser/people', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'POST /api/organiser/people/invitations', anonymous: 401, athlete: 403, organiser: 400 },
  {
    route: 'DELETE /api/organiser/people/invitations',
    anonymous: 401,
    athlete: 403,
    organiser: 400,
  },
]

/** For all visitors; access depends on a token or a password, not on a role. */
export const ofEverybody: readonly string[] = [
  'POST /api/members/registration/athlete',
  'POST /api/members/registration/organiser',
  'POST /api/members/registration/resend',
  'POST /api/members/registration/address',
  'POST /api/members/password/forgot',
  'POST /api/members/password/reset',
  'POST /api/members/confirmation',
]

interface Route {
  method: string
  path: string
}

const named = ({ method, path }: Route): string => `${method} ${path}`
/** Prefixes of the same kind: Auth.js (test/http/auth-forms.test.ts) and the inbox and the desk (moderation-matrix.test.ts). */
const prefixesElsewhere = ['/api/auth/', '/api/moderation', '/api/desk']

/** Routes that need a row above: all that an area registers, wherever it is mounted. */
export const routesOfMatrix = (routes: readonly Route[] = api.routes): string[] => [
  ...new Set(
    routes
      .filter(
        ({ method, path }) =>
          method !== 'ALL' && !prefixesElsewhere.some((prefix) => path.startsWith(prefix)),
      )
      .map(named)
      .filter((route) => !testedElsewhere.includes(route)),
  ),
]
