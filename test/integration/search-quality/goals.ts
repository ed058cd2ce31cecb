import type { ClassScore } from './judge.ts'

/** Least recall among the first six of the classes whose names begin so, taken together. */
export const recallGoals: readonly { classes: string; recall: number }[] = [
  { classes: 'names', recall: 0.99 },
  { classes: 'slip', recall: 0.95 },
  { classes: 'places', recall: 0.98 },
  { classes: 'several words', recall: 0.97 },
  { classes: 'prefixes', recall: 0.97 },
]

/** Least share of questions of which the first suggestion is right, by the beginning of a class's name. */
export const firstGoals: readonly { classes: string; first: number }[] = [
  { classes: 'numbers beside letters', first: 0.95 },
  { classes: 'names run together', first: 0.95 },
  { classes: 'spellings', first: 0.97 },
  { classes: 'other names of cities', first: 0.95 },
  { classes: 'readings in kana', first: 0.95 },
  { classes: 'native names', first: 0.9 },
  { classes: 'countries', first: 0.95 },
]

/** Least mean reciprocal rank of each line of `recallGoals`. */
export const leastMrr = 0.97

/** The score of several classes together: every question counts alike. */
export function together(scores: readonly ClassScore[]): ClassScore {
  const questions = scores.reduce((sum, score) => sum + score.questions, 0)
  const mean = (value: (score: ClassScore) => number): number =>
    scores.reduce((sum, score) => sum + value(score) * score.questions, 0) / questions
  return {
    questions,
    recall: mean(({ recall }) => recall),
    first: mean(({ first }) => first),
    mrr: mean(({ mrr }) => mrr),
  }
}
