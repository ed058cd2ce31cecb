import type { CompletenessItem } from '../../../src/model/event-facts/sought-facts.ts'
import type { OrganiserSection } from '../../../src/i18n/words.ts'
import { bracketed, labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { BulkFailure, EventState } from '../../../src/model/members/organiser-events.ts'
import type { OrganiserWords } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Texts of the organisers' list of events. They are part of the API's responses, so that no other page loads them. */

/** A fact that may be missing: its name, why athletes need it, and the section of the editor that has it. */
export const missingFacts = {
  date: { name: m.missing_date, why: m.missing_date_why, section: 'edition' },
  link: { name: m.missing_link, why: m.missing_link_why, section: 'prices' },
  distance: { name: m.missing_distance, why: m.missing_distance_why, section: 'races' },
  price: { name: m.missing_price, why: m.missing_price_why, section: 'prices' },
  window: { name: m.missing_window, why: m.missing_window_why, section: 'prices' },
  startTime: { name: m.missing_start, why: m.missing_start_why, section: 'races' },
  climb: { name: m.missing_climb, why: m.missing_climb_why, section: 'races' },
  pin: { name: m.missing_pin, why: m.missing_pin_why, section: 'place' },
  about: { name: m.missing_about, why: m.missing_about_why, section: 'basics' },
  picture: { name: m.missing_picture, why: m.missing_picture_why, section: 'media' },
  contact: { name: m.missing_contact, why: m.missing_contact_why, section: 'basics' },
} as const satisfies Record<
  CompletenessItem,
  {
    name: (inputs: object, options: { locale: Locale }) => string
    why: (inputs: object, options: { locale: Locale }) => string
    section: OrganiserSection
  }
>

export const stateNames = {
  all: m.moderation_all,
  live: m.organiser_live,
  needs: m.organiser_needs,
  drafts: m.organiser_drafts,
  archived: m.status_archived,
} as const satisfies Record<EventState, unknown>

export const failureTexts = {
  unknown: m.bulk_unknown,
  'no-date': m.bulk_no_date,
  'not-ahead': m.bulk_not_ahead,
  'no-past': m.bulk_no_past,
  waiting: m.task_waiting,
  changed: m.bulk_changed,
} as const satisfies Record<BulkFailure, unknown>

export function organiserWords(locale: Locale): OrganiserWords {
  const to = { locale }
  return {
    tasks: m.organiser_tasks({}, to),
    tasksDone: m.organiser_tasks_done({}, to),
    table: m.organiser_events_title({}, to),
    start: m.organiser_next_start({}, to),
    event: m.organiser_event({}, to),
    facts: m.organiser_facts({}, to),
    saved: m.organiser_saved({}, to),
    views: m.organiser_views({}, to),
    clicks: m.organiser_clicks({}, to),
    page: m.moderation_open_page({}, to),
    text: m.organiser_name({}, to),
    sport: m.filter_sport({}, to),
    season: m.organiser_season({}, to),
    organiser: m.fact_organiser({}, to),
    sort: m.sort_label({}, to),
    find: m.search_button({}, to),
    selected: m.organiser_selected({ n: '{n}' }, to),
    selectDrafts: bracketed(m.bulk_select_drafts({}, to), '{n}', locale),
    publish: m.editor_publish({}, to),
    publishN: bracketed(m.editor_publish({}, to), '{n}', locale),
    send: bracketed(m.bulk_send({}, to), '{n}', locale),
    ready: labelled(m.bulk_ready({}, to), '{n}', locale),
    notReady: labelled(m.bulk_not_ready({}, to), '{n}', locale),
    forReview: labelled(m.bulk_send({}, to), '{n}', locale),
    reviewText: m.editor_waiting_text({}, to),
    checking: m.bulk_checking({ n: '{n}', all: '{all}' }, to),
    progress: m.editor_filled_part({ n: '{n}', all: '{all}' }, to),
    published: labelled(m.editor_published({}, to), '{n}', locale),
    sent: labelled(m.organiser_waiting({}, to), '{n}', locale),
    notPublished: labelled(m.organiser_not_published({}, to), '{n}', locale),
    again: m.error_try_again({}, to),
    confirm: m.bulk_confirm({}, to),
    renew: m.bulk_renew({}, to),
    archive: m.bulk_archive({}, to),
    clear: m.bulk_clear({}, to),
    renewTitle: m.bulk_renew_title({}, to),
    renewText: m.bulk_renew_text({}, to),
    renewGo: m.bulk_renew_go({}, to),
    archiveTitle: m.bulk_archive_title({}, to),
    archiveText: m.bulk_archive_text({}, to),
    archivePast: m.bulk_archive_past({}, to),
    archiveNext: m.bulk_archive_next({}, to),
    noMatch: m.organiser_no_match({}, to),
    files: m.saved_files({}, to),
    previous: m.page_previous({}, to),
    next: m.page_next({}, to),
  }
}
