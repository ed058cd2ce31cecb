import type { SaleFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import { instantOf } from '../../../time/local-times.ts'
import type { SaleInput } from './publish-sale.ts'
import type { StoredSale } from './sale-types.ts'

/** The terms that a sale without faults states. */
export function saleInputOf({ id, read }: StoredSale, sale: SaleFacts): SaleInput {
  const { organiserId, zone, feeBasisPoints, feeFixed } = read
  const instant = (local: string) => instantOf(local, zone)
  return {
    editionId: id,
    organiserId,
    currency: sale.currency ?? '',
    opensAt: instant(sale.opens ?? ''),
    closesAt: instant(sale.closes ?? ''),
    state: sale.isPaused ? 'paused' : 'open',
    feeMode: sale.feeMode,
    feeBasisPoints,
    feeFixed,
    races: sale.races
      .filter(({ isSold }) => isSold)
      .map(({ key, places, heldBack, steps }) => ({
        raceId: Number(key),
        places: (places ?? 0) - (heldBack ?? 0),
        heldBack: heldBack ?? 0,
        steps: steps.map(({ amount, until, places: limit }) => ({
          amount: amount ?? 0,
          validUntil: until === null ? null : instant(until),
          places: limit,
        })),
      })),
    extras: sale.extras.map(({ key, name, amount, isPerOrder, places, options }) => ({
      id: Number(key),
      name,
      amount: amount ?? 0,
      isPerOrder,
      places,
      options: options.map((option) => ({
        id: Number(option.key),
        name: option.name,
        places: option.places,
      })),
    })),
    promos: sale.promos.map(({ key, code, percent, amount, until, uses, onlyFor }) => ({
      id: Number(key),
      code,
      percent,
      amount,
      validUntil: until === null ? null : instant(until),
      uses,
      races: onlyFor.map(Number),
    })),
    asks: asksOf(read, sale),
    refunds: {
      steps: sale.refunds.map(({ day, daysBefore, percent, fee }) => ({
        day,
        daysBefore,
        percent: percent ?? 0,
        fee: fee ?? 0,
      })),
      extras: sale.refundsExtras,
      serviceFee: sale.refundsServiceFee,
    },
    closedRaces: sale.races.filter(({ isSold }) => !isSold).map(({ key }) => Number(key)),
  }
}

/** Questions with numbers for keys, and the waiver: a changed text is the next version. */
export function asksOf(
  { lastQuestion, waiver, lastWaiver }: StoredSale['read'],
  { questions, waiver: text }: Pick<SaleFacts, 'questions' | 'waiver'>,
): NonNullable<SaleInput['asks']> {
  const ids = questions.flatMap(({ key, choices }) => [key, ...choices.map((each) => each.key)])
  const stands = waiver !== null && waiver.text === text
  return {
    questions: questions.map(({ key, choices, onlyAfter, ...question }) => ({
      ...question,
      id: Number(key),
      choices: choices.map((choice) => ({ id: Number(choice.key), name: choice.name })),
      onlyAfter: onlyAfter === '' ? null : Number(onlyAfter),
    })),
    lastQuestion: Math.max(lastQuestion, ...ids.map(Number)),
    waiver: text === '' ? null : { version: stands ? waiver.version : lastWaiver + 1, text },
  }
}
