import { tidyText } from './people.ts'

/** Questions of an organiser, which the people of an order answer. */

export const answerTypes = ['text', 'choice', 'yes-no'] as const
export type AnswerType = (typeof answerTypes)[number]

export const answerMaximumCharacters = 500

export interface Question {
  id: number
  text: string
  answerType: AnswerType
  isRequired: boolean
  choices: { id: number; name: string }[]
  /** Question that comes before it, and the answer to that after which it is asked; null if it is always asked. */
  onlyAfter: number | null
  onlyIf: string
}

/** Answers by the id of the question: as typed, the id of a choice, `yes` or `no`. */
export type Answers = Readonly<Record<string, string>>

export const answerFaults = ['missing', 'too-long'] as const
export type AnswerFault = (typeof answerFaults)[number]

/** Answers that a question can be followed by another one for; none for a text. */
export function possibleAnswers({
  answerType,
  choices,
}: Pick<Question, 'answerType' | 'choices'>): string[] {
  if (answerType === 'yes-no') return ['yes', 'no']
  return answerType === 'choice' ? choices.map(({ id }) => String(id)) : []
}

/** True if a question is asked: always, or after an answer to one that is asked itself. */
export function isAsked(
  { onlyAfter, onlyIf }: Question,
  questions: readonly Question[],
  answers: Answers,
): boolean {
  if (onlyAfter === null) return true
  const before = questions.find(({ id }) => id === onlyAfter)
  if (before === undefined) return true
  return answers[onlyAfter] === onlyIf && isAsked(before, questions, answers)
}

function faultOf(question: Question, answer: string): AnswerFault | null {
  const { answerType, isRequired } = question
  const isOffered = answerType === 'text' || possibleAnswers(question).includes(answer)
  if (answer === '' || !isOffered) return isRequired ? 'missing' : null
  return answer.length > answerMaximumCharacters ? 'too-long' : null
}

/** Faults of the answers to the questions that are asked, by the id of the question. */
export function faultsOfAnswers(
  questions: readonly Question[],
  answers: Answers,
): Record<string, AnswerFault> {
  const found = questions
    .filter((question) => isAsked(question, questions, answers))
    .map(
      (question) => [String(question.id), faultOf(question, answers[question.id] ?? '')] as const,
    )
  return Object.fromEntries(
    found.flatMap(([id, fault]) => (fault === null ? [] : [[id, fault] as const])),
  )
}

/** The typed answers as they are stored. */
export const tidyAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([id, answer]) => [id, tidyText(answer, answerMaximumCharacters)] as const)
      .filter(([id, answer]) => /^\d{1,9}$/u.test(id) && answer !== ''),
  )
