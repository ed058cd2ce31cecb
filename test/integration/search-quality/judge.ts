import type { Autocomplete } from '../../../worker/search/port/engine.ts'
import type { JudgedEvent, Question } from './question.ts'

/** Number of suggestions that count. */
const counted = 6

/** A question's share of what could be among the first six, and the reciprocal rank of the first answer. */
export interface Verdict {
  question: Question
  recall: number
  reciprocalRank: number
  /** Permalinks of the suggestions. */
  found: string[]
}

export interface ClassScore {
  questions: number
  recall: number
  /** Share of questions of which the first suggestion is right. */
  first: number
  /** Mean reciprocal rank. */
  mrr: number
}

/** @throws Error for a question that no event of the catalogue answers */
export async function judge(
  engine: Pick<Autocomplete, 'suggest'>,
  question: Question,
  events: readonly JudgedEvent[],
): Promise<Verdict> {
  const answers = new Set(events.filter(question.isAnswer).map(({ eventId }) => eventId))
  if (answers.size === 0)
    throw new Error(`no event answers "${question.text}": is the permalink still in the catalogue?`)
  const { text, locale } = question
  const suggestions = await engine.suggest({ text, locale, limit: counted })
  const isRight = suggestions.map(({ eventId }) => answers.has(eventId))
  const first = isRight.indexOf(true)
  return {
    question,
    recall: isRight.filter(Boolean).length / Math.min(counted, answers.size),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
    found: suggestions.map(({ permalink }) => permalink),
  }
}

export function scoreOf(verdicts: readonly Verdict[]): ClassScore {
  const mean = (values: number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    questions: verdicts.length,
    recall: mean(verdicts.map(({ recall }) => recall)),
    first: mean(verdicts.map(({ reciprocalRank }) => Number(reciprocalRank === 1))),
    mrr: mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)),
  }
}
