/** Business constants of spec §9. */

/** Search text shorter than this many characters is not sent. */
export const searchMinimumCharacters = 3
/** Of Chinese, Japanese and Korean, whose signs are syllables or words. */
export const searchMinimumSigns = 2
/** Milliseconds the search box waits after the last key. */
export const searchDebounceMs = 500
/** Entries the suggestion list shows. */
export const suggestionLimit = 10
/** Bytes of search text looked at; a longer text is cut, never refused. */
export const searchTextMaxBytes = 256
/** Entries of one page of the calendar (spec §3, search context). */
export const calendarPageSize = 100
/** Upcoming races a sport page suggests. */
export const sportPageSuggestions = 6
export const similarEventsLimit = 6
export const raceNameMaxLength = 100
export const raceAcronymMaxLength = 8
/** Spec §5 says 10 with a message saying 1; 10 would shut out every relay. */
export const teamMembersMinimum = 1
/** Kilometres of a marathon and a half marathon, spec §3. */
export const marathonKm = 42.195
export const halfMarathonKm = 21.1
/** Seconds a public page may be served from the cache (spec §9, page regeneration interval). */
export const pageCacheSeconds = 300
/** Spec §9: the currencies chosen last, which a list of them may offer first. */
export const recentCurrenciesLimit = 3
/** Milliseconds a value stays in the browser's storage where nothing else is said: 24 hours. */
export const storageLifeMs = 86_400_000
/** Milliseconds that saved races stay in a browser after the last was saved: a year. */
export const savedEventsLifeMs = 365 * 86_400_000
/** Races a browser keeps; the newest push the oldest out. */
export const savedEventsLimit = 200
/** Races that one question about saved ones may name. */
export const savedEventsAQuestion = 50
/** Milliseconds a snackbar stays. */
export const snackbarMs = 3500
/** Tags that an event carries in analytics. */
export const analyticsTagsLimit = 5
/** Error reports that one loaded page may send. */
export const errorReportsAPage = 10
/** Seconds over which the requests of a network address are counted. */
export const limitSeconds = 60
/** Requests of the API that a network address may make in that time, and that our own pages may; wrangler.toml repeats them. */
export const apiRequestsLimit = 120
export const ownPagesRequestsLimit = 1200
/** Pages, feeds and social cards that a network address may read in that time; wrangler.toml repeats them, too. */
export const pageRequestsLimit = 300
export const feedRequestsLimit = 300
export const cardRequestsLimit = 120
/** Newsletter forms that one network address may send without a minute's pause. */
export const newsletterPostsPerMinute = 5
/** Entries of one feed. */
export const feedEntriesLimit = 1000
/** Days after its date for which feeds keep the last edition of an event that is no longer held. */
export const endedEventsInFeedsDays = 30
/** Hours after which a calendar program is asked to look at a feed again. */
export const feedRefreshHours = 6
/** Seconds for which a feed may be shown without asking again. */
export const feedCacheSeconds = 300
/** Spec §5: the shortest password. The longest keeps hashing bounded; no password is ever cut. */
export const passwordMinimumCharacters = 8
export const passwordMaximumCharacters = 128
export const usernameMaximumCharacters = 40
export const personNameMaximumCharacters = 60
export const organisationNameMaximumCharacters = 100
export const cityMaximumCharacters = 120
/** What members say of themselves. */
export const bioMaximumCharacters = 1000
/** Seconds after which a confirmation can be sent again. */
export const resendSeconds = 60
/** Days for which an account that is to be deleted can be taken back. */
export const deletionGraceDays = 30
/** Minutes for which a sign-in counts as fresh: it stands in for the password of who has none. */
export const freshSignInMinutes = 10
/** Passwords that a signed-in member may try in a quarter of an hour. */
export const passwordProofsLimit = 10
/** Changes of address that a member may ask for in an hour. */
export const addressChangesAnHour = 5
/** Bytes of a form's body. */
export const formMaxBytes = 20_000
/** Bytes of a picture that somebody sends. */
export const pictureBytesLimit = 8_000_000
/** Pixels of its longer side, and of both multiplied. */
export const pictureSideLimit = 8000
export const picturePixelsLimit = 40_000_000
/** Bytes of its colour profile; real ones have a few thousand. */
export const pictureProfileBytesLimit = 1_000_000
/** Pictures that a member may send in a day. */
export const pictureUploadsPerDay = 50
