import type { DocumentShape } from '../documents/shape.ts'
import { promoCodeOf } from './promo-code.ts'
import {
  saleFacts,
  type ExtraOptionFacts,
  type QuestionChoiceFacts,
  type SaleExtraFacts,
  type SaleFacts,
  type SalePromoFacts,
  type SaleQuestionFacts,
  type SaleRaceFacts,
  type SaleRefundFacts,
  type SaleStepFacts,
} from '../schemas/orders/sale-facts.ts'

/** A step of which nothing is stated. */
export const emptyStep = (key: string): SaleStepFacts => ({
  key,
  amount: null,
  until: null,
  places: null,
})

/** A race that is not sold here. */
export const emptySaleRace = (key: string): SaleRaceFacts => ({
  key,
  isSold: false,
  places: null,
  heldBack: null,
  steps: [],
})

export const emptyOption = (key: string): ExtraOptionFacts => ({ key, name: '', places: null })

/** An extra of which nothing is stated. */
export const emptyExtra = (key: string): SaleExtraFacts => ({
  key,
  name: '',
  amount: null,
  isPerOrder: false,
  places: null,
  options: [],
})

export const emptyChoice = (key: string): QuestionChoiceFacts => ({ key, name: '' })

/** A question of which nothing is stated. */
export const emptyQuestion = (key: string): SaleQuestionFacts => ({
  key,
  text: '',
  answerType: 'text',
  isRequired: false,
  choices: [],
  onlyAfter: '',
  onlyIf: '',
})

/** A promo code of which nothing is stated. */
export const emptyPromo = (key: string): SalePromoFacts => ({
  key,
  code: '',
  percent: null,
  amount: null,
  until: null,
  uses: null,
  onlyFor: [],
})

/** A step of the refund rule of which nothing is stated. */
export const emptyRefund = (key: string): SaleRefundFacts => ({
  key,
  day: null,
  daysBefore: null,
  percent: null,
  fee: null,
})

const emptySale = (): SaleFacts => ({
  isPaused: false,
  currency: null,
  opens: null,
  closes: null,
  feeMode: 'inside',
  races: [],
  extras: [],
  questions: [],
  promos: [],
  refunds: [],
  refundsExtras: true,
  refundsServiceFee: true,
  waiver: '',
})

/** A sale of which nothing is stated, of the races with these ids. */
export const newSale = (races: readonly string[]): SaleFacts => ({
  ...emptySale(),
  races: races.map(emptySaleRace),
})

/** The terms of a sale as a document. */
export const saleShape: DocumentShape<SaleFacts> = {
  empty: emptySale,
  lists: {
    races: [emptySaleRace('')],
    steps: [emptyStep('')],
    extras: [emptyExtra('')],
    options: [emptyOption('')],
    questions: [emptyQuestion('')],
    choices: [emptyChoice('')],
    promos: [emptyPromo('')],
    refunds: [emptyRefund('')],
  },
  optional: {},
  schema: saleFacts,
}

const isStated = ({ name, amount, options }: SaleExtraFacts) =>
  name.trim() !== '' || amount !== null || options.some((option) => option.name.trim() !== '')

/** A sale without entries of which nothing is stated, the steps of its prices and refunds numbered in their order. */
export const normaliseSale = (sale: SaleFacts): SaleFacts => ({
  ...sale,
  races: sale.races.map((race) => ({
    ...race,
    steps: race.steps
      .filter(({ amount, until, places }) => amount !== null || until !== null || places !== null)
      .map((step, index) => ({ ...step, key: String(index + 1) })),
  })),
  extras: sale.extras.filter(isStated).map((extra) => {
    const options = extra.options.flatMap((option) => {
      const name = option.name.trim()
      return name === '' && option.places === null ? [] : [{ ...option, name }]
    })
    return {
      ...extra,
      name: extra.name.trim(),
      places: options.length > 0 ? null : extra.places,
      options,
    }
  }),
  questions: sale.questions
    .filter(({ text, choices }) => text.trim() !== '' || choices.some(({ name }) => name !== ''))
    .map((question) => ({
      ...question,
      text: question.text.trim(),
      choices:
        question.answerType === 'choice'
          ? question.choices
              .map((choice) => ({ ...choice, name: choice.name.trim() }))
              .filter(({ name }) => name !== '')
          : [],
      onlyIf: question.onlyAfter === '' ? '' : question.onlyIf,
    })),
  promos: sale.promos
    .map((promo) => ({ ...promo, code: promoCodeOf(promo.code) }))
    .filter(({ code, percent, amount }) => code !== '' || percent !== null || amount !== null),
  refunds: sale.refunds
    .filter(({ day, daysBefore, percent }) =>
      [day, daysBefore, percent].some((value) => value !== null),
    )
    .map((step, index) => ({ ...step, key: String(index + 1) })),
  waiver: sale.waiver.trim(),
})
