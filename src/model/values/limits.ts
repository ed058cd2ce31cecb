/** Business constants of spec §9. */

/** Shortest search text that is sent, in characters. */
export const searchMinimumCharacters = 3
/** The same for Chinese, Japanese and Korean, whose characters are syllables or words. */
export const searchMinimumSigns = 2
/** Milliseconds that the search box waits after the last key press. */
export const searchDebounceMs = 500
/** Entries of the suggestion list. */
export const suggestionLimit = 10
/** Bytes of a search text; a longer one is cut, not refused. */
export const searchTextMaxBytes = 256
/** Entries of one page of the calendar (spec §3, search context). */
export const calendarPageSize = 100
/** Upcoming races on a sport page. */
export const sportPageSuggestions = 6
export const similarEventsLimit = 6
export const raceNameMaxLength = 100
export const raceAcronymMaxLength = 8
/** Spec §5 states 10, but its message 1; 10 would exclude most relays. */
export const teamMembersMinimum = 1
/** Kilometres of a marathon and a half marathon, spec §3. */
export const marathonKm = 42.195
export const halfMarathonKm = 21.1
/** Seconds that a public page may be served from the cache (spec §9, page regeneration interval). */
export const pageCacheSeconds = 300
/** Number of recently chosen currencies that the list shows first (spec §9). */
export const recentCurrenciesLimit = 3
/** Default lifetime of values in the browser's storage in milliseconds: 24 hours. */
export const storageLifeMs = 86_400_000
/** Lifetime of the saved events since the last change, in milliseconds: a year. */
export const savedEventsLifeMs = 365 * 86_400_000
/** Saved events in a browser; a new one beyond this removes the oldest. */
export const savedEventsLimit = 200
/** Saved events of an account. */
export const memberSavedEventsLimit = 1000
/** Longest note of a saved event. */
export const noteMaximumCharacters = 500
/** Saved events that one request to the API may name. */
export const savedEventsPerRequest = 50
/** Longest text of a review. */
export const reviewMaximumCharacters = 4000
/** Reviews of one page of their list, and failed requests after which no more are sent (spec §9). */
export const reviewsPageSize = 10
export const reviewsFailuresLimit = 10
/** Approved reviews from which an event has a rating in structured data. */
export const ratedFromReviews = 3
/** Reviews that a member may write in a day. */
export const reviewsPerDay = 20
/** Requests with a review in an hour, by member and by network address. */
export const reviewRequestsPerHour = 100
/** Seconds for which a review that waits for the sign-in is remembered (spec §7). */
export const reviewActionSeconds = 30
/** Milliseconds that a snackbar is shown. */
export const snackbarMs = 3500
/** Tags of an event in analytics. */
export const analyticsTagsLimit = 5
/** Error reports per loaded page. */
export const errorReportsPerPage = 10
/** Period of the rate limits of wrangler.toml, in seconds. */
export const limitSeconds = 60
/** Requests of other programs to the API per network address, for its description; wrangler.toml sets the limit. */
export const apiRequestsLimit = 120
/** Newsletter forms that a network address may send in a minute. */
export const newsletterPostsPerMinute = 5
/** Entries of one feed. */
export const feedEntriesLimit = 1000
/** Days after its date for which feeds contain the last edition of an ended event. */
export const endedEventsInFeedsDays = 30
/** Hours after which calendar programs should fetch a feed again. */
export const feedRefreshHours = 6
/** Seconds that a feed may be served from a cache. */
export const feedCacheSeconds = 300
/** Shortest password (spec §5), and the longest, which bounds the cost of hashing. No password is cut. */
export const passwordMinimumCharacters = 8
export const passwordMaximumCharacters = 128
export const usernameMaximumCharacters = 40
export const personNameMaximumCharacters = 60
export const organisationNameMaximumCharacters = 100
/** Longest text of an organisation about itself, in one language. */
export const organisationAboutMaximumCharacters = 1000
export const cityMaximumCharacters = 120
export const bioMaximumCharacters = 1000
/** Seconds before a confirmation email can be sent again. */
export const resendSeconds = 60
/** Upcoming and past editions on the page of an organiser. */
export const organiserUpcomingLimit = 24
export const organiserPastLimit = 12
/** Longest message to an organiser from its page. */
export const organiserMessageMaximumCharacters = 2000
/** Messages to organisers in 24 hours: from one author or network address to one organiser, and to one organiser in all. */
export const organiserMessagesPerDay = 3
export const organiserInboxPerDay = 50
/** Days for which such a message is stored. */
export const organiserMessageDays = 30
/** Lists of the calendar of which a member may get new races by email. */
export const savedSearchesLimit = 20
/** Challenges that a member can join, and results that a member can state, so that counting them stays quick. */
export const challengesJoinedLimit = 60
export const resultsLimit = 1000
/** Organisers that a member may follow. */
export const followsLimit = 500
/** Days in which the deletion of an account can be undone. */
export const deletionGraceDays = 30
/** Minutes that a sign-in counts as fresh; members without a password confirm their identity by it. */
export const freshSignInMinutes = 10
/** Passwords that a signed-in member may try in 15 minutes. */
export const passwordProofsLimit = 10
/** Changes of email that a member may request in an hour. */
export const addressChangesPerHour = 5
/** Largest body of a form, in bytes. */
export const formMaxBytes = 20_000
/** Largest body with changes of an event's draft, in bytes. */
export const draftMaxBytes = 400_000
/** Largest uploaded picture, in bytes. */
export const pictureBytesLimit = 8_000_000
/** Largest uploaded picture, in pixels of its longer side and in total. */
export const pictureSideLimit = 8000
export const picturePixelsLimit = 40_000_000
/** Largest colour profile of a picture, in bytes; real ones have a few thousand. */
export const pictureProfileBytesLimit = 1_000_000
/** Pictures that a member may upload in a day. */
export const pictureUploadsPerDay = 50
/** Longest text of feedback, and of a report of a review. */
export const feedbackMaximumCharacters = 2000
export const reportMaximumCharacters = 500
/** Longest value that feedback proposes for a wrong fact. */
export const proposalMaximumCharacters = 200
/** Longest reason of a status that a correction states. */
export const reasonMaximumCharacters = 300
/** Messages of feedback, and reports, that a member may send in 24 hours. */
export const feedbackPerDay = 10
export const reportsPerDay = 20
/** Messages of feedback from a network address in an hour, refused ones included; a school shares one address. */
export const feedbackPerHour = 60
/** Longest text of a search of the help or of the news, in characters. */
export const helpTextMaximum = 100
/** Articles on a page of the news. */
export const newsPageSize = 10
/** Articles on the page of an event. */
export const eventArticlesShown = 3
/** Articles of one feed. */
export const newsFeedLimit = 100
/** Answers to “did this help?” from a network address in a minute. */
export const helpVotesPerMinute = 20
/** Longest text of a claim, and of an answer to it. */
export const claimMaximumCharacters = 1500
/** Requests with a claim in an hour by member, and codes in a day by event and by address. */
export const claimsPerHour = 6
export const codesPerEventAndDay = 20
export const codesPerAddressAndDay = 4
/** Minutes for which the code of a claim is valid, and wrong codes after which it is not. */
export const claimCodeMinutes = 30
export const claimCodeAttempts = 5
/** Days for which an invitation to an organisation is valid. */
export const invitationDays = 7
/** Invitations that a member may send in a day, and that an address may get in a day. */
export const invitationsPerDay = 20
export const invitationsPerAddressAndDay = 3
