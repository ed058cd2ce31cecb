import { fullName } from '../../../src/i18n/person-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { orderNumber } from '../../../src/model/orders/order-number.ts'
import type { ParticipantFile } from '../../../src/model/orders/participant-files.ts'
import { birthDate } from '../../../src/model/orders/people.ts'
import type { Question } from '../../../src/model/orders/questions.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { FiledParticipant } from '../../domain/commerce/participants/read-participants.ts'
import { presentAnswers } from './answers.ts'

interface Column {
  name: string
  text: (participant: FiledParticipant) => string
}

const numberOf = ({ number }: FiledParticipant) => (number === null ? '' : String(number))
const bornOf = (participant: FiledParticipant) => birthDate(participant) ?? ''
const isValid = ({ state }: FiledParticipant) => state === 'valid'
const isNumbered = (participant: FiledParticipant) =>
  isValid(participant) && participant.number !== null

function listColumns(questions: readonly Question[], locale: Locale): Column[] {
  const to = { locale }
  const states = {
    draft: m.order_state_awaiting({}, to),
    valid: m.order_state_paid({}, to),
    cancelled: m.order_state_refunded({}, to),
  }
  return [
    { name: m.start_number({}, to), text: numberOf },
    { name: m.moderation_field_race({}, to), text: ({ race }) => race },
    { name: m.profile_first_name({}, to), text: ({ givenName }) => givenName },
    { name: m.profile_last_name({}, to), text: ({ familyName }) => familyName },
    { name: m.checkout_born({}, to), text: bornOf },
    { name: m.participants_guardian({}, to), text: ({ guardian }) => guardian },
    { name: m.newsletter_label({}, to), text: ({ email }) => email },
    { name: m.participants_order({}, to), text: ({ orderId }) => orderNumber(orderId) },
    { name: m.participants_state({}, to), text: ({ state }) => states[state] },
    { name: m.participants_paid_on({}, to), text: ({ paidAt }) => paidAt?.slice(0, 10) ?? '' },
    ...questions.map((question) => ({
      name: question.text,
      text: ({ answers }: FiledParticipant) =>
        presentAnswers(questions, answers, locale).find(
          (answered) => answered.question === question.text,
        )?.answer ?? '',
    })),
    { name: m.participants_note({}, to), text: ({ note }) => note },
  ]
}

const startListColumns = (locale: Locale): Column[] => [
  { name: m.start_number({}, { locale }), text: numberOf },
  {
    name: m.ticket_person({}, { locale }),
    text: ({ givenName, familyName }) => fullName({ firstname: givenName, lastname: familyName }),
  },
  { name: m.checkout_year({}, { locale }), text: ({ year }) => year },
  { name: m.moderation_field_race({}, { locale }), text: ({ race }) => race },
]

/**
 * Fields of a participant in RACE RESULT 12, by which its import assigns columns (raceresult.com/en-us/support/kb?id=2767, "Participant
 * Data Fields"). Contests are numbered there in the order in which they are made; here that of the edition's races.
 */
const raceResultColumns: Column[] = [
  { name: 'Bib', text: numberOf },
  { name: 'Lastname', text: ({ familyName }) => familyName },
  { name: 'Firstname', text: ({ givenName }) => givenName },
  { name: 'DateOfBirth', text: bornOf },
  { name: 'YearOfBirth', text: ({ year }) => year },
  { name: 'Contest', text: ({ raceOrdinal }) => String(raceOrdinal) },
  { name: 'Email', text: ({ email }) => email },
  { name: 'RegNo', text: ({ entry }) => String(entry) },
  { name: 'Comment', text: ({ note }) => note },
]

/**
 * Attributes of an effort that OpenSplitTime permits (its app/parameters/effort_parameters.rb), without `gender`, which orders do not
 * ask for. It has an event for each race: the last column says which.
 */
const openSplitTimeColumns: Column[] = [
  { name: 'first_name', text: ({ givenName }) => givenName },
  { name: 'last_name', text: ({ familyName }) => familyName },
  { name: 'bib_number', text: numberOf },
  { name: 'birthdate', text: bornOf },
  { name: 'email', text: ({ email }) => email },
  { name: 'comments', text: ({ race }) => race },
]

export interface FileColumns {
  names: string[]
  /** Cells of a row; null for a place that the file leaves out. */
  cellsOf: (participant: FiledParticipant) => string[] | null
}

/** Columns of a file. Those of timekeepers and the start list have paid places, the latter with a number alone. */
export function fileColumns(
  file: ParticipantFile,
  questions: readonly Question[],
  locale: Locale,
): FileColumns {
  const columns = {
    xlsx: listColumns(questions, locale),
    csv: listColumns(questions, locale),
    'start-list': startListColumns(locale),
    'race-result': raceResultColumns,
    'open-split-time': openSplitTimeColumns,
  }[file]
  const isListed = {
    xlsx: () => true,
    csv: () => true,
    'start-list': isNumbered,
    'race-result': isValid,
    'open-split-time': isValid,
  }[file]
  return {
    names: columns.map(({ name }) => name),
    cellsOf: (participant) =>
      isListed(participant) ? columns.map(({ text }) => text(participant)) : null,
  }
}
