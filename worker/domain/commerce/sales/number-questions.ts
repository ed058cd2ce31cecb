import type { SaleFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import { isPublishedKey, lastNumberOf } from './published-keys.ts'

/** Gives new questions and choices the numbers after `last`, by which answers know them; conditions name them too. */
export function numberQuestions(sale: SaleFacts, last: number): SaleFacts {
  const numbers = new Map<string, string>()
  const all = sale.questions.flatMap(({ key, choices }) => [
    key,
    ...choices.map((each) => each.key),
  ])
  let next = lastNumberOf(all, last)
  for (const key of all) {
    if (isPublishedKey(key) || numbers.has(key)) continue
    next += 1
    numbers.set(key, String(next))
  }
  const numbered = (key: string) => numbers.get(key) ?? key
  const questions = sale.questions.map((question) => ({
    ...question,
    key: numbered(question.key),
    choices: question.choices.map((choice) => ({ ...choice, key: numbered(choice.key) })),
    onlyAfter: numbered(question.onlyAfter),
    onlyIf: numbered(question.onlyIf),
  }))
  return { ...sale, questions }
}
