const emptyMapping = {
  mapping: [],
  defaults: { language: null, sport: null, country: null, currency: null },
}
/** An import of another organisation is as unknown as one that does not exist. */
const ofOthers = { anonymous: 401, athlete: 403, organiser: 404 }

/** Access to the routes of imports, per role. */
export const importRoutes = [
  { route: 'GET /api/organiser/imports', anonymous: 401, athlete: 403, organiser: 200 },
  { route: 'POST /api/organiser/imports/file', anonymous: 415, athlete: 415, organiser: 415 },
  { route: 'POST /api/organiser/imports/address', anonymous: 401, athlete: 403, organiser: 400 },
  { route: 'GET /api/organiser/imports/template', anonymous: 401, athlete: 403, organiser: 200 },
  { route: 'GET /api/organiser/imports/:id', ...ofOthers },
  { route: 'PATCH /api/organiser/imports/:id', body: emptyMapping, ...ofOthers },
  { route: 'PATCH /api/organiser/imports/:id/rows/:number', body: { included: true }, ...ofOthers },
  { route: 'POST /api/organiser/imports/:id/check', ...ofOthers },
  { route: 'POST /api/organiser/imports/:id/drafts', ...ofOthers },
  { route: 'DELETE /api/organiser/imports/:id', body: { edited: true }, ...ofOthers },
]
