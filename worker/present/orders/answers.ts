import type * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { isAsked, type Answers, type Question } from '../../../src/model/orders/questions.ts'
import type { answerView } from '../../../src/model/schemas/orders/answer.ts'
import { m } from '../../../src/paraglide/messages.js'

function answerText({ answerType, choices }: Question, answer: string, locale: Locale): string {
  if (answerType === 'text') return answer
  if (answerType === 'yes-no')
    return (answer === 'yes' ? m.checkout_yes : m.checkout_no)({}, { locale })
  return choices.find(({ id }) => String(id) === answer)?.name ?? ''
}

/** Answers of a person to the questions that are asked, in their order. */
export const presentAnswers = (
  questions: readonly Question[],
  answers: Answers,
  locale: Locale,
): v.InferOutput<typeof answerView>[] =>
  questions
    .filter(({ id }) => (answers[id] ?? '') !== '')
    .filter((question) => isAsked(question, questions, answers))
    .map((question) => ({
      question: question.text,
      answer: answerText(question, answers[question.id] ?? '', locale),
    }))
