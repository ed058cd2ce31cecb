import account from '../styles/pages/account.css?url'
import calendar from '../styles/pages/calendar.css?url'
import eventLower from '../styles/pages/event-lower.css?url'
import eventNotHeld from '../styles/pages/event-not-held.css?url'
import eventPrint from '../styles/pages/event-print.css?url'
import bib from '../styles/pages/bib.css?url'
import comparison from '../styles/pages/comparison.css?url'
import challenge from '../styles/pages/challenge.css?url'
import desk from '../styles/pages/desk.css?url'
import checkout from '../styles/pages/checkout.css?url'
import signUp from '../styles/pages/sign-up.css?url'
import editor from '../styles/pages/editor.css?url'
import event from '../styles/pages/event.css?url'
import eventReviews from '../styles/pages/event-reviews.css?url'
import eventTexts from '../styles/pages/event-texts.css?url'
import home from '../styles/pages/home.css?url'
import imports from '../styles/pages/imports.css?url'
import map from '../styles/pages/map.css?url'
import media from '../styles/pages/media.css?url'
import selling from '../styles/pages/selling.css?url'
import missing from '../styles/pages/missing.css?url'
import moderation from '../styles/pages/moderation.css?url'
import month from '../styles/pages/month.css?url'
import news from '../styles/pages/news.css?url'
import near from '../styles/pages/near.css?url'
import opened from '../styles/opened.css?url'
import organiser from '../styles/pages/organiser.css?url'
import pictures from '../styles/pages/pictures.css?url'
import organiserEvents from '../styles/pages/organiser-events.css?url'
import preview from '../styles/pages/preview.css?url'
import profile from '../styles/pages/profile.css?url'
import reviewForm from '../styles/pages/review-form.css?url'
import reviews from '../styles/pages/reviews.css?url'
import rows from '../styles/pages/rows.css?url'
import participants from '../styles/pages/participants.css?url'
import sale from '../styles/pages/sale.css?url'
import saved from '../styles/pages/saved.css?url'
import sport from '../styles/pages/sport.css?url'
import text from '../styles/pages/text.css?url'
import ticket from '../styles/pages/ticket.css?url'

/**
 * Style sheets of the types of pages, beside the sheet of every page (src/styles.css). A sheet that was loaded stays for
 * the pages that follow, so its rules match nothing on pages of other types.
 */
const sheets = {
  account,
  bib,
  calendar,
  challenge,
  comparison,
  desk,
  checkout,
  'sign-up': signUp,
  editor,
  event,
  eventLower,
  eventNotHeld,
  eventReviews,
  eventTexts,
  home,
  imports,
  map,
  media,
  selling,
  missing,
  moderation,
  month,
  near,
  news,
  // Linked by worker/pages/html.ts; here, so that the build writes its file.
  opened,
  organiser,
  organiserEvents,
  pictures,
  preview,
  profile,
  reviewForm,
  reviews,
  rows,
  participants,
  sale,
  saved,
  sport,
  text,
  ticket,
}

export type PageSheet = keyof typeof sheets

/** Attributes of the link to a sheet. React shows what comes with it once the sheet has loaded. */
export const sheetLink = (sheet: PageSheet) => ({
  rel: 'stylesheet',
  href: sheets[sheet],
  precedence: 'default',
})

/** Links of a page's head; browsers load what is for paper after all else. */
export const sheetLinks = (names: readonly PageSheet[]) => [
  ...names.map(sheetLink),
  ...(names.includes('event') ? [{ rel: 'stylesheet', href: eventPrint, media: 'print' }] : []),
]
