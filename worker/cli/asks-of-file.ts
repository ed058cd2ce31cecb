import type { SaleFacts } from '../../src/model/schemas/orders/sale-facts.ts'
import { numberQuestions } from '../domain/commerce/sales/number-questions.ts'
import type { SaleInput } from '../domain/commerce/sales/publish-sale.ts'
import { asksOf } from '../domain/commerce/sales/sale-input.ts'
import type { StoredSale } from '../domain/commerce/sales/sale-types.ts'
import type { SaleFile } from './sale-terms.ts'

/** Questions and waiver of a file: questions and choices that the sale has under the same texts keep their numbers. */
export function asksOfFile(
  { document, read }: StoredSale,
  { questions, waiver }: SaleFile,
): NonNullable<SaleInput['asks']> {
  const keyed = questions.map(({ text, answer, required, choices, onlyIf }, index) => {
    const standing = document.questions.find((each) => each.text === text)
    return {
      key: standing?.key ?? `n${index}`,
      text,
      answerType: answer,
      isRequired: required,
      choices: choices.map((name, at) => ({
        key: standing?.choices.find((each) => each.name === name)?.key ?? `n${index}c${at}`,
        name,
      })),
      onlyIf,
    }
  })
  const conditional = keyed.map(({ onlyIf, ...question }) => {
    const before = keyed.find(({ text }) => text === onlyIf?.question)
    const is = onlyIf?.is ?? ''
    return {
      ...question,
      onlyAfter: before?.key ?? '',
      onlyIf: before?.choices.find(({ name }) => name === is)?.key ?? is,
    }
  })
  const sale: SaleFacts = { ...document, questions: conditional }
  const numbered = numberQuestions(sale, read.lastQuestion)
  return asksOf(read, { questions: numbered.questions, waiver })
}
