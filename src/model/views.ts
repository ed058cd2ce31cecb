/**
 * Types of the API's responses for pages. Texts are in the visitor's language: the worker formats names, dates, numbers
 * and units, so that a browser with other locale data hydrates without a difference.
 *
 * The types are inferred from the Valibot schemas (src/model/schemas) that describe and test the API. Pages import only
 * the types, so that no schema reaches a browser.
 */
import type * as v from 'valibot'
import type { bibView } from './schemas/event/bib.ts'
import type { comparisonView } from './schemas/event/comparison.ts'
import type { briefCard, dateBib, editionCard, savedView } from './schemas/event/edition-card.ts'
import type { meantCriteriaView, nearestCriteriaView } from './schemas/calendar/calendar.ts'
import type { errorEnvelope } from './schemas/site/error.ts'
import type { editionView } from './schemas/event/edition.ts'
import type { eventAnswer, eventView } from './schemas/event/event.ts'
import type { blockView, documentPictureView, flowView, inlineView } from './schemas/site/block.ts'
import type { campaignView, landingsView } from './schemas/site/landing.ts'
import type { documentView, helpView, versionedDocumentView } from './schemas/site/document.ts'
import type { documentFigure } from './schemas/site/document-figure.ts'
import type { articleItem, articleView, newsView } from './schemas/site/news.ts'
import type { menuView, pageView } from './schemas/site/frame.ts'
import type { homeView, nearView, seasonWeek } from './schemas/site/home.ts'
import type { alternates, count, figure, pageLink, statusView } from './schemas/parts.ts'
import type { locatorMapView } from './schemas/event/locator-map.ts'
import type { eventPhotos, pictureView } from './schemas/event/pictures.ts'
import type { outboundView } from './schemas/site/outbound.ts'
import type { raceView } from './schemas/event/race.ts'
import type { organiserView } from './schemas/organiser/organiser.ts'
import type { challengesView, challengeView, proofView } from './schemas/site/challenge.ts'
import type { offerView, saleView } from './schemas/site/sale.ts'
import type { nearestSportsView, sportView } from './schemas/site/sport.ts'
import type { suggestionView } from './schemas/site/suggestion.ts'
import type { writtenText } from './schemas/event/written-text.ts'

/** A number that a sentence counts: `count` chooses the plural form, `n` is what it shows. */
export type Count = v.InferOutput<ReturnType<typeof count>>

/** Date of an edition in the parts that a bib shows. */
export type DateBib = v.InferOutput<typeof dateBib>

/** A path and the text that leads to it. */
export type PageLink = v.InferOutput<typeof pageLink>

/** "42.2" and "km". */
export type Figure = v.InferOutput<typeof figure>

/** Entry of a list of dates. */
export type BriefCard = v.InferOutput<typeof briefCard>

/** List entry of an edition. */
export type EditionCard = v.InferOutput<typeof editionCard>

/** States of the sign-up that lists show. */
export type SignUpNote = NonNullable<EditionCard['signUp']>

export type StatusView = v.InferOutput<typeof statusView>

/** Paths of the same content in each language it exists in, for hreflang and the language switcher. */
export type Alternates = v.InferOutput<typeof alternates>

export type SeasonWeek = v.InferOutput<typeof seasonWeek>
export type OutboundView = v.InferOutput<typeof outboundView>
export type HomeView = v.InferOutput<typeof homeView>
export type NearView = v.InferOutput<typeof nearView>
export type RaceView = v.InferOutput<typeof raceView>
export type EventView = v.InferOutput<typeof eventView>
/** The data of an event's page. */
export type EventAnswer = v.InferOutput<typeof eventAnswer>
/** A picture of an event, in the widths that browsers choose from. */
export type PictureView = v.InferOutput<typeof pictureView>
/** A bib with a name, and the form that draws another one. */
export type BibView = v.InferOutput<typeof bibView>
/** A text of an organiser, with a note on its language if that is not the reader's. */
export type WrittenText = v.InferOutput<typeof writtenText>
/** Photos on the page of an event. */
export type EventPhotos = v.InferOutput<typeof eventPhotos>
/** A static map of the surroundings of a place. */
export type LocatorMapView = v.InferOutput<typeof locatorMapView>
export type EditionView = v.InferOutput<typeof editionView>
/** State, window and page of an edition's sign-up; the API calls it `registration`. */
export type SignUpView = EditionView['registration']

export type OrganiserView = v.InferOutput<typeof organiserView>
export type OfferView = v.InferOutput<typeof offerView>
export type ChallengesView = v.InferOutput<typeof challengesView>
export type ChallengeView = v.InferOutput<typeof challengeView>
export type ProofView = v.InferOutput<typeof proofView>
export type SaleView = v.InferOutput<typeof saleView>
/** Two events on one scale. */
export type ComparisonView = v.InferOutput<typeof comparisonView>
export type SportView = v.InferOutput<typeof sportView>
export type NearestSportsView = v.InferOutput<typeof nearestSportsView>

/** Calendars whose paths are similar to one with an unknown word; the nearest first, at most five. */
export type MeantCriteriaView = v.InferOutput<typeof meantCriteriaView>
export type NearestCriteriaView = v.InferOutput<typeof nearestCriteriaView>

/** One suggestion of the search box (spec §7). Strings under `highlighted` are HTML-escaped, with <mark> around matches. */
export type SuggestionView = v.InferOutput<typeof suggestionView>

/** Groups of the menu with their sports and paths in the page's language. */
export type MenuView = v.InferOutput<typeof menuView>

/** Saved events, each with its next edition or else its last, in the order of the request. */
export type SavedView = v.InferOutput<typeof savedView>

/** Paths of a fixed page in every language. */
export type PageView = v.InferOutput<typeof pageView>

/** Body of every error response. */
export type ErrorEnvelope = v.InferOutput<typeof errorEnvelope>

/** Pages of partners, and a campaign. */
export type LandingsView = v.InferOutput<typeof landingsView>
export type CampaignView = v.InferOutput<typeof campaignView>

/** A page of words, and one of its blocks. */
export type DocumentView = v.InferOutput<typeof documentView>
export type VersionedDocumentView = v.InferOutput<typeof versionedDocumentView>
export type BlockView = v.InferOutput<typeof blockView>
/** A whole picture of such a page. */
export type DocumentPictureView = v.InferOutput<typeof documentPictureView>

/** A drawing in a page of words. */
export type DocumentFigure = v.InferOutput<typeof documentFigure>

/** A list of articles, its entries, and an article. */
export type NewsView = v.InferOutput<typeof newsView>
export type ArticleItemView = v.InferOutput<typeof articleItem>
export type ArticleView = v.InferOutput<typeof articleView>

/** Answers of the help centre: all by section, or those that a search found. */
export type HelpView = v.InferOutput<typeof helpView>
/** A part of running text: a paragraph, heading, list or quotation; and texts within it. */
export type FlowView = v.InferOutput<typeof flowView>
export type InlineView = v.InferOutput<typeof inlineView>
