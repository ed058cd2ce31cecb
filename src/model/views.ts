/**
 * What the API answers for pages. Texts are already in the visitor's language: names, dates, numbers and units are
 * worded in the worker, so that a browser with other locale data shows the same and hydrates without a difference.
 *
 * The shapes are Valibot schemas (src/model/schemas), because the API is described and tested by them. Here are their
 * types, and a page takes no more: no schema reaches a browser.
 */
import type * as v from 'valibot'
import type { dateBib, editionCard, savedView } from './schemas/edition-card.ts'
import type { nearestCriteriaView } from './schemas/calendar.ts'
import type { errorEnvelope } from './schemas/error.ts'
import type { editionView, eventView } from './schemas/event.ts'
import type { menuView, pageView } from './schemas/frame.ts'
import type { homeView, seasonWeek } from './schemas/home.ts'
import type { alternates, count, figure, statusView } from './schemas/parts.ts'
import type { raceView } from './schemas/race.ts'
import type { nearestSportsView, sportView } from './schemas/sport.ts'
import type { suggestionView } from './schemas/suggestion.ts'

/** A number that a sentence counts: `count` chooses the plural form, `n` is what it shows. */
export type Count = v.InferOutput<ReturnType<typeof count>>

/** The day of an edition as a bib shows it. */
export type DateBib = v.InferOutput<typeof dateBib>

/** "42.2" and "km". */
export type Figure = v.InferOutput<typeof figure>

/** The head of a list item: an edition with what one needs to decide to open it. */
export type EditionCard = v.InferOutput<typeof editionCard>

/** States of the sign-up that a list points out. */
export type SignUpNote = NonNullable<EditionCard['signUp']>

export type StatusView = v.InferOutput<typeof statusView>

/** Paths of the same content in every language it exists in; what hreflang and the language switcher use. */
export type Alternates = v.InferOutput<typeof alternates>

export type SeasonWeek = v.InferOutput<typeof seasonWeek>
export type HomeView = v.InferOutput<typeof homeView>
export type RaceView = v.InferOutput<typeof raceView>
export type EventView = v.InferOutput<typeof eventView>
export type EditionView = v.InferOutput<typeof editionView>

export type SportView = v.InferOutput<typeof sportView>
export type NearestSportsView = v.InferOutput<typeof nearestSportsView>

/** Calendars that may have been meant by an address with an unknown word; the nearest first, at most five. */
export type NearestCriteriaView = v.InferOutput<typeof nearestCriteriaView>

/** One suggestion of the search box (spec §7). Strings under `highlighted` are HTML-escaped, with <mark> around matches. */
export type SuggestionView = v.InferOutput<typeof suggestionView>

/** The menu's groups with their sports, addressed in the page's language. */
export type MenuView = v.InferOutput<typeof menuView>

/** Events somebody saved, each with its next edition or else its last, in the order they were asked for. */
export type SavedView = v.InferOutput<typeof savedView>

/** Paths of a fixed page in every language. */
export type PageView = v.InferOutput<typeof pageView>

/** The one shape of an error answer. */
export type ErrorEnvelope = v.InferOutput<typeof errorEnvelope>
