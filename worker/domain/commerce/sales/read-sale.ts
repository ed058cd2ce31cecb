import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Question } from '../../../../src/model/orders/questions.ts'
import { newSale } from '../../../../src/model/orders/sale-shape.ts'
import { siteFee } from '../../../../src/model/orders/site-fee.ts'
import type {
  SaleExtraFacts,
  SaleFacts,
  SalePromoFacts,
  SaleQuestionFacts,
  SaleRaceFacts,
} from '../../../../src/model/schemas/orders/sale-facts.ts'
import { isCurrency } from '../../../../src/model/values/currencies.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { localTimeOf } from '../../../time/local-times.ts'
import { offerColumn, type Extra, type Promo, type SaleOffer } from './offer.ts'
import { unlimited } from './unlimited.ts'
import type { StoredSale } from './sale-types.ts'

const optional = v.nullable(v.number())
const editionRow = v.object({
  eventId: v.number(),
  permalink: v.string(),
  organiserId: v.number(),
  zone: v.string(),
  version: optional,
  currency: v.nullable(v.string()),
  opensAt: v.nullable(v.string()),
  closesAt: v.nullable(v.string()),
  state: v.nullable(v.string()),
  feeMode: v.nullable(v.picklist(['inside', 'on_top'])),
  feeBasisPoints: optional,
  feeFixed: optional,
  offer: v.nullable(offerColumn),
  lastWaiver: v.number(),
  revision: v.number(),
})
const raceRow = v.object({ id: v.number(), places: optional, heldBack: optional })
const offerRow = v.object({
  kind: v.picklist(['extra', 'promo']),
  ownerId: v.number(),
  quantity: v.number(),
})
const stepRow = v.object({
  raceId: v.number(),
  ordinal: v.number(),
  amount: v.number(),
  validUntil: v.nullable(v.string()),
  places: v.number(),
})

const quantityOf = (kind: 'places' | 'pool') =>
  sql`(SELECT quantity FROM stock WHERE race_id = r.id AND kind = ${kind})`

const questionFactsOf = ({ id, onlyAfter, choices, ...question }: Question): SaleQuestionFacts => ({
  ...question,
  key: String(id),
  choices: choices.map((choice) => ({ key: String(choice.id), name: choice.name })),
  onlyAfter: onlyAfter === null ? '' : String(onlyAfter),
})

/** Quantities of stocks by their owner. */
type Numbers = ReadonlyMap<number, number>

const limitOf = (numbers: Numbers, id: number): number | null => {
  const quantity = numbers.get(id) ?? unlimited
  return quantity === unlimited ? null : quantity
}

const promoFactsOf = (
  { id, code, percent, amount, validUntil, races }: Promo,
  numbers: Numbers,
  local: (instant: string | null) => string | null,
): SalePromoFacts => ({
  key: String(id),
  code,
  percent,
  amount,
  until: local(validUntil),
  uses: limitOf(numbers, id),
  onlyFor: races.map(String),
})

const refundFactsOf = (
  offer: SaleOffer | null,
): Pick<SaleFacts, 'refunds' | 'refundsExtras' | 'refundsServiceFee'> => ({
  refunds: (offer?.refunds.steps ?? []).map(({ fee, ...step }, index) => ({
    ...step,
    key: String(index + 1),
    fee: fee === 0 ? null : fee,
  })),
  refundsExtras: offer?.refunds.extras ?? true,
  refundsServiceFee: offer?.refunds.serviceFee ?? true,
})

/** @param numbers quantities of the stocks of extras, by option */
function extraFactsOf(extra: Extra, numbers: Numbers): SaleExtraFacts {
  const places = (id: number) => limitOf(numbers, id)
  const { id, name, amount, isPerOrder, options } = extra
  return {
    key: String(id),
    name,
    amount,
    isPerOrder,
    places: options.length === 0 ? places(id) : null,
    options: options.map((option) => ({
      key: String(option.id),
      name: option.name,
      places: places(option.id),
    })),
  }
}

const lastOf = (numbers: Numbers): number => Math.max(0, ...numbers.keys())

/** Terms of an edition's sale as a document, blank if it is not sold; null for an edition of no organiser. */
export async function readSale(db: Database, editionId: number): Promise<StoredSale | null> {
  const [editions, races, steps, stocks] = await readBatch(db, [
    sql`SELECT e.event_id AS "eventId", ev.permalink, ev.organiser_id AS "organiserId", e.zone, s.version, s.currency,
        s.opens_at AS "opensAt", s.closes_at AS "closesAt", s.state, s.fee_mode AS "feeMode",
        s.fee_basis_points AS "feeBasisPoints", s.fee_fixed AS "feeFixed", s.offer,
        (SELECT coalesce(max(number), 0) FROM sale_revision WHERE edition_id = e.id) AS revision,
        (SELECT coalesce(max(version), 0) FROM waiver WHERE edition_id = e.id) AS "lastWaiver"
      FROM edition e JOIN event ev ON ev.id = e.event_id LEFT JOIN sale s ON s.edition_id = e.id
      WHERE e.id = ${editionId} AND ev.organiser_id IS NOT NULL`,
    sql`SELECT r.id, ${quantityOf('places')} AS places, ${quantityOf('pool')} AS "heldBack"
      FROM race r WHERE r.edition_id = ${editionId} ORDER BY r.ordinal, r.id`,
    sql`SELECT p.race_id AS "raceId", p.ordinal, p.amount, p.valid_until AS "validUntil", k.quantity AS places
      FROM price_step p JOIN race r ON r.id = p.race_id
      JOIN stock k ON k.race_id = p.race_id AND k.kind = 'step' AND k.owner_id = p.id
      WHERE r.edition_id = ${editionId} ORDER BY p.race_id, p.ordinal`,
    sql`SELECT k.kind, k.owner_id AS "ownerId", k.quantity FROM stock k JOIN race r ON r.id = k.race_id
      WHERE r.edition_id = ${editionId} AND k.kind IN ('extra', 'promo')`,
  ])
  const [edition] = v.parse(v.array(editionRow), editions)
  if (edition === undefined) return null
  const { permalink, revision, zone } = edition
  const allSteps = v.parse(v.array(stepRow), steps)
  const local = (instant: string | null) => (instant === null ? null : localTimeOf(instant, zone))
  const raceOf = ({ id, places, heldBack }: v.InferOutput<typeof raceRow>): SaleRaceFacts => {
    const own = allSteps.filter(({ raceId }) => raceId === id)
    const isSold = own.length > 0
    return {
      key: String(id),
      isSold,
      places: isSold ? (places ?? 0) + (heldBack ?? 0) : null,
      heldBack: isSold && heldBack !== null && heldBack > 0 ? heldBack : null,
      steps: own.map((step, index) => ({
        key: String(index + 1),
        amount: step.amount,
        until: local(step.validUntil),
        places: step.places === unlimited ? null : step.places,
      })),
    }
  }
  const limits = v.parse(v.array(offerRow), stocks)
  const numbersOf = (kind: 'extra' | 'promo'): Numbers =>
    new Map(
      limits
        .filter((each) => each.kind === kind)
        .map(({ ownerId, quantity }) => [ownerId, quantity]),
    )
  const [numbers, uses] = [numbersOf('extra'), numbersOf('promo')]
  const { currency } = edition
  const document: SaleFacts = {
    ...newSale([]),
    isPaused: edition.state === 'paused',
    currency: currency !== null && isCurrency(currency) ? currency : null,
    opens: local(edition.opensAt),
    closes: local(edition.closesAt),
    feeMode: edition.feeMode ?? 'inside',
    races: v.parse(v.array(raceRow), races).map(raceOf),
    questions: (edition.offer?.questions ?? []).map(questionFactsOf),
    waiver: edition.offer?.waiver?.text ?? '',
    extras: (edition.offer?.extras ?? []).map((extra) => extraFactsOf(extra, numbers)),
    promos: (edition.offer?.promos ?? []).map((promo) => promoFactsOf(promo, uses, local)),
    ...refundFactsOf(edition.offer),
  }
  const asked = {
    lastQuestion: edition.offer?.lastQuestion ?? 0,
    waiver: edition.offer?.waiver ?? null,
  }
  const { feeBasisPoints, feeFixed } = edition
  const fee = {
    feeBasisPoints: feeBasisPoints ?? siteFee.basisPoints,
    feeFixed: feeFixed ?? siteFee.fixed,
  }
  return {
    id: editionId,
    document,
    revision,
    address: { permalink },
    read: { ...edition, ...fee, lastExtra: lastOf(numbers), lastPromo: lastOf(uses), ...asked },
  }
}
