import type { Locale } from '../../../src/model/locales.ts'
import type { ModerationKind, RejectionReason } from '../../../src/model/community/moderation.ts'
import type { InboxWords } from '../../../src/model/schemas/community/inbox.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { SubjectField } from '../../domain/moderation/moderated-kind.ts'

/** Texts of the moderators' inbox. They are part of the API's responses, so that other pages of accounts do not load them. */

type Message = (inputs: object, options: { locale: Locale }) => string

/** Members whose inbox it is. */
export type InboxReader = 'moderator' | 'organiser'

export const kindNames = {
  review: m.moderation_review,
  answer: m.moderation_field_owner_answer,
  correction: m.moderation_correction,
  feedback: m.moderation_feedback,
  report: m.moderation_report,
  claim: m.moderation_claim,
  event: m.moderation_event,
  name: m.profile_organisation_name,
} as const satisfies Record<ModerationKind, Message>

export const tabNames = {
  review: m.moderation_reviews,
  answer: m.moderation_field_owner_answer,
  correction: m.moderation_corrections,
  feedback: m.moderation_feedback,
  report: m.moderation_reports,
  claim: m.moderation_claims,
  event: m.moderation_events,
  name: m.profile_organisation_name,
} as const satisfies Record<ModerationKind, Message>

export const fieldNames = {
  race: m.moderation_field_race,
  review: m.moderation_review,
  category: m.moderation_field_category,
  fact: m.feedback_fact,
  proposed: m.feedback_proposed,
  offer: m.feedback_price,
  link: m.feedback_link,
  'reported-text': m.moderation_field_reported,
  'report-reason': m.moderation_field_report_reason,
  'stars-course': m.part_course,
  'stars-organisation': m.part_organisation,
  'stars-atmosphere': m.part_atmosphere,
  'stars-value': m.part_value,
  organisation: m.profile_organisation,
  site: m.profile_organisation_site,
  'proven-address': m.moderation_field_proven,
  'owner-answer': m.moderation_field_owner_answer,
  comment: m.moderation_field_comment,
  senders: m.moderation_field_senders,
} as const satisfies Record<SubjectField, Message>

export const reasonLabels = {
  'names-person': m.moderation_names_person,
  advert: m.moderation_advert,
  'off-topic': m.moderation_off_topic,
  insult: m.moderation_insult,
  copied: m.moderation_copied,
  'not-there': m.moderation_not_there,
  unclear: m.moderation_unclear,
  unfounded: m.moderation_unfounded,
  'not-shown': m.moderation_not_shown,
} as const satisfies Record<RejectionReason, Message>

export function inboxWords(reader: InboxReader, locale: Locale): InboxWords {
  const to = { locale }
  return {
    approve: m.moderation_approve({}, to),
    reject: m.moderation_reject({}, to),
    ask: reader === 'moderator' ? m.moderation_ask({}, to) : null,
    next: m.moderation_next({}, to),
    previous: m.moderation_previous({}, to),
    openPage: m.moderation_open_page({}, to),
    undo: m.saved_undo({}, to),
    keys: m.moderation_keys({}, to),
    why: m.moderation_why({}, to),
    answer: m.moderation_answer({}, to),
    rejectAndMail: m.moderation_reject_send({}, to),
    back: m.menu_back({}, to),
    approved: m.moderation_approved({}, to),
    textChanged: m.moderation_text_changed({}, to),
    incomplete: m.moderation_incomplete({}, to),
    factChanged: m.correction_changed({}, to),
    rejected: m.moderation_rejected({}, to),
    asked: m.moderation_asked({}, to),
    takenBack: m.moderation_taken_back({}, to),
    takenBackTooLate: m.moderation_too_late({}, to),
    decidedBefore: m.moderation_decided_before({}, to),
    nothingWaits: m.moderation_none({}, to),
    more: m.moderation_more({}, to),
  }
}
