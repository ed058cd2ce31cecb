import { sql, type SQL } from 'drizzle-orm'
import type { ParticipantNeed } from '../../../../src/model/orders/participants.ts'
import { possibleAnswers, type Question } from '../../../../src/model/orders/questions.ts'
import type { SaleOffer } from '../sales/offer.ts'

/**
 * SQL conditions over a place `e` of an order `p`, its person `t` (perhaps NULL), race `r`, edition `d` and start number `s`, so that 20,000
 * places are counted without being read. They follow src/model/orders/people.ts and questions.ts, which a test compares.
 */

const answerTo = (id: number): SQL => sql`coalesce(json_extract(t.answers, ${`$."${id}"`}), '')`

/** True if a question is asked, which depends on the answers to earlier ones. */
function isAsked(question: Question, questions: readonly Question[]): SQL {
  const before = questions.find(({ id }) => id === question.onlyAfter)
  if (before === undefined) return sql`true`
  return sql`${answerTo(before.id)} = ${question.onlyIf} AND ${isAsked(before, questions)}`
}

function isMissing(question: Question, questions: readonly Question[]): SQL {
  const answer = answerTo(question.id)
  const isGiven =
    question.answerType === 'text'
      ? sql`${answer} <> ''`
      : sql`${answer} IN (SELECT value FROM json_each(${JSON.stringify(possibleAnswers(question))}))`
  return sql`(${isAsked(question, questions)} AND NOT ${isGiven})`
}

const born = sql`printf('%04d-%02d-%02d', t.year, t.month, t.day)`
const day = sql`coalesce(r.date, d.date)`
const age = sql`(substr(${day}, 1, 4) - t.year - (substr(${day}, 6) < substr(${born}, 6)))`

/** Each need as a condition. */
export function participantNeeds({
  questions,
  waiver,
}: Pick<SaleOffer, 'questions' | 'waiver'>): Record<ParticipantNeed, SQL> {
  const isRequired = questions.filter((question) => question.isRequired)
  const isValid = sql`e.state = 'valid'`
  return {
    unpaid: sql`(p.state = 'awaiting')`,
    waiver:
      waiver === null
        ? sql`false`
        : sql`(e.state <> 'cancelled' AND t.order_id IS NOT NULL AND t.waiver <> ${String(waiver.version)})`,
    age: sql`(e.state <> 'cancelled' AND t.year <> '' AND (${age} < coalesce(r.minimum_age, 0) OR ${age} > coalesce(r.max_age, 120)))`,
    answer:
      isRequired.length === 0
        ? sql`false`
        : sql`(e.state <> 'cancelled' AND t.order_id IS NOT NULL AND (${sql.join(
            isRequired.map((question) => isMissing(question, questions)),
            sql` OR `,
          )}))`,
    number: sql`(${isValid} AND s.number IS NULL)`,
  }
}
