/** Allowed imports between rooms (CONTRIBUTING.md, “Where things go”). */

/** Rooms whose areas have an order: an area may import those before it, and what the row of the whole room allows. */
export const areaOrder: Readonly<Record<string, readonly string[]>> = {
  // Registries (data of members, moderated kinds) know all areas and are known by none.
  'worker/domain':
    'catalogue calendar identity-keys limits operations messages accounts moderation publishing organisers commerce content community registry'.split(
      ' ',
    ),
  'worker/present':
    'texts paths cards feeds calendar community moderation event comparison sport home sale orders organiser saved site news challenges desk account'.split(
      ' ',
    ),
}

// Shared by design: every list shows event cards, hero and header have one search box, and lists have one month and map.
export const sharedFeatures = 'blocks event-card event-views search-box'
  .split(' ')
  .map((feature) => `src/features/${feature}`)
/** Features that build on another one: month, map and blocks show event cards; the pages of members share their frame and cards. */
export const furtherFeatures: Readonly<Record<string, readonly string[]>> = {
  'src/features/blocks': ['src/features/event-card'],
  'src/features/event-views': ['src/features/event-card'],
  ...Object.fromEntries(
    ['account', 'challenge', 'desk', 'moderation', 'organiser', 'saved-events'].map((feature) => [
      `src/features/${feature}`,
      ['src/features/member-area'],
    ]),
  ),
}
/** Rooms of the worker by their names. */
const inWorker = (names: string) => names.split(' ').map((room) => `worker/${room}`)
/** Pure rules of geography, and of the product where domain and search share them; no browser needs them. */
const rules = ['worker/geo', 'worker/rules']
const language = ['src/i18n', 'src/model', 'src/paraglide']
const facts = ['src/i18n', 'src/model']
export const underFeatures = ['src/api', 'src/request', 'src/ui', 'src/browser', ...language]
/** Files of the API's client that load no package. */
export const plainClient =
  'browser-api browser-fetch client csrf-token persistently result retry-after'
    .split(' ')
    .map((file) => `src/api/${file}.ts`)
const styleSheet = 'src/styles.css?url'
const pageSheets = 'src/styles'

/** Rooms of the worker without knowledge of the product. */
const ground = inWorker('settings runtime http time db geo rules')
const domain = ['worker/domain/']
const searchGround = ['port', 'text', 'suggestion'].map((room) => `worker/search/${room}`)
const gates = ['worker/api/middleware', 'worker/auth', ...domain, ...ground, ...language]

/** A feed's and a saved search's address is read as the API reads that of its page. */
const listAddresses = [
  'worker/api/public',
  'worker/api/middleware',
  ...inWorker('calendar-filters preferences present/ rates search search/port'),
  ...domain,
  ...ground,
  ...language,
]

/**
 * Rooms that a room may import besides itself. An entry is a room, a file, or, ending in `/`, every room whose name
 * begins with it. A missing room fails the first test of imports.test.ts.
 */
export const mayImport: Record<string, readonly string[]> = {
  'src/client.ts': ['src/boot', 'src/browser'],
  'src/hydrate.tsx': ['src/router.tsx', 'src/api', 'src/browser', ...language],
  'src/router.tsx': ['src/routeTree.gen.ts', 'src/shell', 'src/request', ...language],
  'src/start.ts': ['src/api'],
  'src/routes': ['src/shell', 'src/features/', ...underFeatures],
  'src/shell': ['src/features/', styleSheet, pageSheets, ...underFeatures],
  'src/ui': ['src/browser', ...language],
  // Its answers are typed by the API itself.
  'src/api': ['src/request/rendering-context.server.ts', ...facts],
  'src/request': ['src/browser', ...facts, 'src/paraglide'],
  // React is loaded on intent.
  'src/boot': ['src/hydrate.tsx', ...plainClient, 'src/browser', ...language],
  'src/browser': [...plainClient, 'src/model'],
  'src/i18n': ['src/model', 'src/paraglide'],
  'src/types': [],
  'src/model': ['src/model/locales.ts'],

  'worker/index.ts': [
    'worker/scheduled.ts',
    'worker/api',
    ...inWorker('pages redirects feeds cards media mail preferences visits health'),
    'src/i18n',
  ],
  'worker/backup': [],
  'worker/health': ['worker/jobs', 'worker/domain/operations', ...ground],
  'worker/scheduled.ts': ['worker/jobs', ...ground],
  'worker/jobs': [
    ...inWorker('mail media payments preferences rates saved-searches search search/feed'),
    ...domain,
    ...ground,
    'src/model',
  ],
  'worker/visits': ['worker/domain/organisers', 'worker/domain/catalogue', ...ground, ...facts],
  'worker/pages': [
    'src/request/rendering-context.server.ts',
    'worker/preferences',
    'worker/present/',
    ...domain,
    ...ground,
    styleSheet,
    pageSheets,
    ...language,
  ],
  'worker/redirects': [
    'worker/domain/calendar',
    'worker/domain/catalogue/events/renamed-events.ts',
    'worker/domain/content/redirects/find-redirects.ts',
    'worker/pages/member-path.ts',
    ...ground,
    ...facts,
  ],
  'worker/feeds': listAddresses,
  'worker/saved-searches': listAddresses,
  'worker/cards': ['worker/present/', 'worker/maps', ...domain, ...ground, ...language],
  'worker/api': ['worker/api/', ...ground, ...facts],
  'worker/api/middleware': [
    ...['mail', 'rates', 'search', 'search/port', 'search/failover'].map(
      (room) => `worker/${room}`,
    ),
    ...gates,
  ],
  'worker/api/public': [
    // A name on a bib must have letters that the picture can draw.
    ...inWorker('calendar-filters rates present/ cards/fonts.ts pages/here.ts'),
    ...gates,
  ],
  'worker/api/members': ['worker/present/', 'worker/preferences', ...gates],
  'worker/api/account': [
    'worker/api/public/reader.ts',
    'worker/calendar-filters/map-area-keys.ts',
    'worker/feeds/saved-file.ts',
    'worker/saved-searches',
    'worker/present/',
    'worker/preferences',
    'worker/media',
    ...gates,
  ],
  'worker/api/organiser': [
    'worker/api/public/reader.ts',
    // Organisers decide corrections in an inbox of their own.
    'worker/api/moderation/inbox-routes.ts',
    'worker/feeds/organiser-file.ts',
    'worker/feeds/participant-file.ts',
    'worker/imports',
    'worker/preferences',
    'worker/present/',
    'worker/rates',
    'worker/media',
    ...gates,
  ],
  'worker/api/orders': [
    ...inWorker('api/public/reader.ts cards/raster/png.ts feeds/ticket-file.ts payments present/'),
    ...gates,
  ],
  'worker/api/moderation': ['worker/present/', ...gates],
  'worker/api/desk': [
    ...inWorker('api/public/block-facts.ts api/public/reader.ts media present/'),
    ...gates,
  ],
  'worker/auth': ['worker/preferences', ...domain, ...ground, ...language],
  'worker/preferences': ['worker/redirects', 'worker/domain/accounts', ...ground, ...facts],
  'worker/mail': [...domain, ...ground, styleSheet, ...language],
  'worker/media': [...domain, ...ground, 'src/model'],
  'worker/present': [
    ...rules,
    'worker/rates/convert.ts',
    'worker/time',
    'worker/calendar-filters',
    'worker/maps',
    'worker/http/static-files.ts',
    ...domain,
    ...language,
  ],
  'worker/maps': ['worker/geo', 'worker/runtime', 'worker/http/static-files.ts', ...language],
  // A filter has labels, which the domain below it does not.
  'worker/calendar-filters': ['worker/domain/calendar', 'worker/rates/convert.ts', ...language],
  'worker/domain/catalogue': [...ground, ...facts],
  // A new rating of an event, and an event that is published, are queued for search in the batch that makes them.
  'worker/domain/organisers': [
    'worker/imports',
    'worker/rates/convert.ts',
    'worker/search/feed/outbox.ts',
    ...ground,
    ...facts,
  ],
  'worker/domain/community': ['worker/search/feed/outbox.ts', ...ground, ...facts],
  'worker/domain/content': ['worker/search/text', ...ground, ...facts],
  'worker/domain/registry': ['worker/search/feed/outbox.ts', ...ground, ...facts],
  // A table may refer to the rows of members.
  'worker/domain/messages': ['worker/domain/accounts/members/member.table.ts', ...ground, ...facts],
  'worker/domain': [...ground, ...facts],
  // Only `worker/search/index.ts`, which chooses one, and the commands that set a search server up import an engine.
  'worker/search': ['worker/search/', ...ground, ...facts],
  'worker/search/port': [...rules, ...facts],
  // What all engines share: words of names and texts, and the suggestion that is shown.
  'worker/search/text': ['worker/search/port', ...facts],
  'worker/search/suggestion': ['worker/search/port', 'worker/search/text', 'worker/time', ...facts],
  'worker/search/embedded': [...searchGround, ...ground, ...facts],
  'worker/search/meilisearch': [...searchGround, ...ground, ...facts],
  'worker/search/failover': ['worker/search/port', ...ground, ...facts],
  'worker/search/feed': ['worker/search/port', 'worker/domain/catalogue', ...ground, ...facts],
  'worker/imports': ['worker/search/text', ...ground, ...facts],
  'worker/payments': ['worker/domain/commerce', ...ground, 'src/model'],
  'worker/rates': ['worker/runtime', 'worker/settings', 'worker/http', 'src/model'],
  'worker/db': ['worker/runtime', 'src/model'],
  'worker/settings': ['src/model'],
  'worker/runtime': ['worker/settings', 'worker/time/local-day.ts', 'src/model'],
  'worker/http': ['worker/settings', 'worker/runtime/concatenate.ts', ...facts],
  'worker/time': [],
  'worker/geo': ['src/model'],
  'worker/rules': ['src/model'],
  'worker/catalogue': [
    ...inWorker('domain/catalogue geo time'),
    'worker/rates/rates-snapshot.ts',
    ...facts,
  ],
  'worker/content-files': facts,
  'worker/cli': [
    'worker/rates/rates-snapshot.ts',
    // The report of an import has the sentences of its page.
    'worker/present/organiser',
    // A command that fills a database of its own brings it up to date first.
    'scripts/steps.ts',
    ...inWorker(
      'auth backup catalogue content-files health imports jobs payments search search/feed search/meilisearch search/port',
    ),
    ...domain,
    ...ground,
    ...facts,
  ],
}
export const mayImportTypes: Record<string, readonly string[]> = {
  'src/api': ['worker/api'],
  'worker/present': ['worker/search/port'],
  'worker/calendar-filters': ['worker/search/port'],
  'worker/domain/catalogue': ['worker/search/port'],
  'worker/domain/calendar': ['worker/search/port'],
  'worker/domain/messages': ['worker/domain/accounts'],
}

/** Files that the server half of a page may import from the worker. */
export const serverHalf =
  /^worker\/(?:api\/index|settings\/(?:env|google-settings)|runtime\/(?:monitoring|bounded-cache))\.ts$/u
