import type { Locale } from '../../../src/model/locales.ts'
import {
  participantFiles,
  type ParticipantFile,
} from '../../../src/model/orders/participant-files.ts'
import type { ParticipantsView } from '../../../src/model/schemas/orders/participants.ts'
import { m } from '../../../src/paraglide/messages.js'

export function participantWords(locale: Locale): ParticipantsView['words'] {
  const to = { locale }
  return {
    number: m.start_number({}, to),
    name: m.ticket_person({}, to),
    race: m.moderation_field_race({}, to),
    state: m.participants_state({}, to),
    note: m.participants_note({}, to),
    search: m.participants_search({}, to),
    find: m.search_button({}, to),
    all: m.participants_all({}, to),
    none: m.participants_none({}, to),
    noMatch: m.participants_no_match({}, to),
    edition: m.selling_edition({}, to),
    previous: m.page_previous({}, to),
    next: m.page_next({}, to),
    files: m.participants_files({}, to),
    born: m.checkout_born({}, to),
    answers: m.entries_answers({}, to),
    order: m.participants_order({}, to),
    email: m.newsletter_label({}, to),
    payments: m.participants_payments({}, to),
    saveNote: m.participants_save_note({}, to),
    noteHelp: m.participants_note_help({}, to),
    saved: m.participants_saved({}, to),
    resend: m.participants_resend({}, to),
    resent: m.participants_resent({}, to),
    payBack: m.participants_pay_back({}, to),
    byRule: m.participants_by_rule({ amount: '{amount}' }, to),
    otherAmount: m.participants_other_amount({}, to),
    amount: m.participants_amount({}, to),
    reason: m.participants_reason({}, to),
    payBackGo: m.participants_pay_back_go({ amount: '{amount}' }, to),
    paidBack: m.participants_paid_back({}, to),
    moved: m.participants_changed({}, to),
    failed: m.field_failed({}, to),
    numbers: m.participants_numbers({}, to),
    numbersText: m.participants_numbers_text({}, to),
    first: m.participants_first({}, to),
    last: m.participants_last({}, to),
    addRange: m.participants_add_range({}, to),
    removeRange: m.participants_remove_range({}, to),
    saveRanges: m.participants_save_ranges({}, to),
    rangeFault: m.participants_range_fault({}, to),
    assign: m.participants_assign({}, to),
    assigned: m.participants_assigned({ n: '{n}' }, to),
    setNumber: m.participants_set_number({}, to),
    taken: m.participants_taken({}, to),
    swap: m.participants_swap({}, to),
    release: m.participants_release({}, to),
    holdBack: m.participants_hold_back({}, to),
    open: m.participants_open({}, to),
    heldBack: m.participants_held_back({ numbers: '{numbers}' }, to),
  }
}

/** The files of an edition's participants. Formats and programs have one name in all languages. */
export function presentFiles(editionId: number, locale: Locale): ParticipantsView['files'] {
  const names: Record<ParticipantFile, string> = {
    xlsx: 'XLSX',
    csv: 'CSV',
    'start-list': m.participants_start_list({}, { locale }),
    'race-result': 'RACE RESULT',
    'open-split-time': 'OpenSplitTime',
  }
  return participantFiles.map((format) => ({
    label: names[format],
    href: `/api/organiser/participants/${editionId}/file?${new URLSearchParams({ format, locale })}`,
  }))
}
