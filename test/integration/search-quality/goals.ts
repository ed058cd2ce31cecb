import type { ClassScore } from './judge.ts'

/** Least recall among the first six of the classes whose names begin so, taken together. */
export const recallGoals: readonly { classes: string; recall: number }[] = [
  { classes: 'names', recall: 0.99 },
  { classes: 'slip', recall: 0.95 },
  { classes: 'places', recall: 0.98 },
  { classes: 'several words', recall: 0.97 },
  { classes: 'prefixes', recall: 0.97 },
]

/** Least mean reciprocal rank of each line of `recallGoals`. */
export const leastMrr = 0.97

/** The score of several classes together: every question counts alike. */
export function together(scores: readonly ClassScore[]): ClassScore {
  const questions = scores.reduce((sum, score) => sum + score.questions, 0)
  const mean = (value: (score: ClassScore) => number): number =>
    scores.reduce((sum, score) => sum + value(score) * score.questions, 0) / questions
  return { questions, recall: mean(({ recall }) => recall), mrr: mean(({ mrr }) => mrr) }
}
