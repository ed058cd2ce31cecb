import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { isFailedCondition, requireCondition } from '../../../db/require-condition.ts'
import { prepare } from '../../../db/prepare.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import {
  closeOffers,
  closePlaces,
  limitOffer,
  limitStep,
  offersFit,
  placesFit,
  resizePlaces,
  resizePool,
} from '../capacity/resize-stock.ts'
import { choicesOf, type Extra, type Promo, type SaleOffer } from './offer.ts'
import { unlimited } from './unlimited.ts'

/** A price until an instant, or for a number of places, or both. */
export interface StepInput {
  amount: number
  validUntil: string | null
  places: number | null
}

export interface SaleInput {
  editionId: number
  organiserId: number
  currency: string
  opensAt: string
  closesAt: string
  state: 'open' | 'paused'
  feeMode: 'inside' | 'on_top'
  feeBasisPoints: number
  feeFixed: number
  /** Places for sale, and places that are held back beside them. */
  races: { raceId: number; places: number; heldBack?: number; steps: StepInput[] }[]
  /** Races that are sold no longer. */
  closedRaces?: readonly number[]
  /** Extras, none without. Those that are left out are sold no longer. */
  extras?: readonly ExtraInput[]
  /** Promo codes, none without, each with the number of orders that may use it, or null for no limit. */
  promos?: readonly (Promo & { uses: number | null })[]
  /** Questions and waiver, none without. */
  asks?: Pick<SaleOffer, 'questions' | 'lastQuestion' | 'waiver'>
  /** Rule by which places that are given up are paid back; none without. */
  refunds?: SaleOffer['refunds']
}

/** An extra with the numbers of its options, or its own; null for no limit. */
export interface ExtraInput extends Extra {
  places: number | null
  options: (Extra['options'][number] & { places: number | null })[]
}

/** Races whose quantity is below what is sold or held, with that number. */
export interface Published {
  belowTaken: { raceId: number; taken: number }[]
}

const takenRows = v.array(v.object({ taken: v.number() }))

/**
 * Publishes or changes the terms of a sale. Orders keep their prices. A race whose places would be fewer than are taken
 * keeps its number and is named in the result; the steps of a race are replaced by the new ones, by their ordinal.
 * @throws DomainError conflict for a currency other than that of orders, and for races of another edition
 */
export async function publishSale(db: Database, input: SaleInput, now: Date): Promise<Published> {
  try {
    const results = await db.$client.batch(termStatements(db, input, now))
    return {
      belowTaken: input.races.flatMap(({ raceId }, index) =>
        v.parse(takenRows, results[3 + 2 * index]?.results).map(({ taken }) => ({ raceId, taken })),
      ),
    }
  } catch (error) {
    if (isFailedCondition(error)) throw new DomainError('conflict')
    throw error
  }
}

/** Statements of a batch that publishes the terms of a sale; it fails if a race would have fewer places than are taken. */
export const saleStatements = (
  db: Database,
  input: SaleInput,
  now: Date,
): D1PreparedStatement[] => [
  requireCondition(
    db,
    sql`${placesFit(input.races, now)} AND ${sql.join(
      limitsOf(input).map(({ kind, limits }) =>
        offersFit({ kind, editionId: input.editionId }, limits, now),
      ),
      sql` AND `,
    )}`,
  ),
  ...termStatements(db, input, now),
]

/** Numbers of what can be chosen of the extras, and of uses of codes. */
const limitsOf = ({ extras = [], promos = [] }: SaleInput) => [
  {
    kind: 'extra' as const,
    limits: extras.flatMap((extra) =>
      choicesOf(extra).map((choice) => ({
        ownerId: choice.id,
        quantity:
          extra.options.find(({ id }) => id === choice.id)?.places ?? extra.places ?? unlimited,
      })),
    ),
  },
  {
    kind: 'promo' as const,
    limits: promos.map(({ id, uses }) => ({ ownerId: id, quantity: uses ?? unlimited })),
  },
]

function offerStatements(db: Database, input: SaleInput, now: Date): D1PreparedStatement[] {
  const { editionId, races } = input
  const raceId = races[0]?.raceId
  return limitsOf(input).flatMap(({ kind, limits }) => {
    const owners = limits.map(({ ownerId }) => ownerId)
    return [
      ...(raceId === undefined
        ? []
        : limits.map((each) => limitOffer(db, { kind, editionId, raceId, ...each }, now))),
      closeOffers(db, { kind, editionId }, owners, now),
    ]
  })
}

function waiverStatements(
  db: Database,
  { editionId, asks }: SaleInput,
  now: Date,
): D1PreparedStatement[] {
  const { waiver = null } = asks ?? {}
  if (waiver === null) return []
  return [
    prepare(
      db,
      sql`INSERT INTO waiver (edition_id, version, text, at)
        VALUES (${editionId}, ${waiver.version}, ${waiver.text}, ${now.toISOString()}) ON CONFLICT DO NOTHING`,
    ),
  ]
}

/** Column with what is offered; numbers are those of the stocks. */
const offerOf = ({ extras = [], promos = [], asks, refunds }: SaleInput): string =>
  JSON.stringify({
    ...asks,
    refunds,
    promos: promos.map(({ uses: _uses, ...promo }) => promo),
    extras: extras.map(({ id, name, amount, isPerOrder, options }) => ({
      id,
      name,
      amount,
      isPerOrder,
      options: options.map((option) => ({ id: option.id, name: option.name })),
    })),
  })

/** The condition, the sale, and for each race two statements of its places (resizePlaces), then all others. */
function termStatements(db: Database, input: SaleInput, now: Date): D1PreparedStatement[] {
  const { editionId, races, closedRaces = [] } = input
  const ids = JSON.stringify(races.map(({ raceId }) => raceId))
  const allOfEdition = sql`(SELECT count(*) FROM race
    WHERE edition_id = ${editionId} AND id IN (SELECT value FROM json_each(${ids}))) = ${races.length}`
  const sameCurrency = sql`NOT EXISTS (SELECT 1 FROM purchase
    WHERE sale_id = ${editionId} AND currency <> ${input.currency})`
  return [
    requireCondition(db, sql`${allOfEdition} AND ${sameCurrency}`),
    saleStatement(db, input),
    ...races.flatMap(({ raceId, places: quantity }) => resizePlaces(db, { raceId, quantity }, now)),
    ...races.map(({ raceId, heldBack: quantity = 0 }) => resizePool(db, { raceId, quantity })),
    ...races.flatMap((race) => stepStatements(db, race, now)),
    ...closedRaces.flatMap((raceId) => [
      closePlaces(db, raceId, now),
      prepare(db, sql`DELETE FROM price_step WHERE race_id = ${raceId}`),
    ]),
    ...offerStatements(db, input, now),
    ...waiverStatements(db, input, now),
  ]
}

const saleStatement = (db: Database, input: SaleInput) =>
  prepare(
    db,
    sql`INSERT INTO sale (edition_id, organiser_id, currency, opens_at, closes_at, state, fee_mode, fee_basis_points,
        fee_fixed, offer, version)
      VALUES (${input.editionId}, ${input.organiserId}, ${input.currency}, ${input.opensAt}, ${input.closesAt},
        ${input.state}, ${input.feeMode}, ${input.feeBasisPoints}, ${input.feeFixed}, ${offerOf(input)}, 0)
      ON CONFLICT (edition_id) DO UPDATE SET currency = excluded.currency, opens_at = excluded.opens_at,
        closes_at = excluded.closes_at, state = excluded.state, fee_mode = excluded.fee_mode,
        fee_basis_points = excluded.fee_basis_points, fee_fixed = excluded.fee_fixed, offer = excluded.offer,
        version = version + 1`,
  )

function stepStatements(
  db: Database,
  { raceId, steps }: SaleInput['races'][number],
  now: Date,
): D1PreparedStatement[] {
  return [
    ...steps.flatMap(({ amount, validUntil, places }, ordinal) => [
      prepare(
        db,
        sql`INSERT INTO price_step (race_id, ordinal, amount, valid_until)
          VALUES (${raceId}, ${ordinal}, ${amount}, ${validUntil})
          ON CONFLICT (race_id, ordinal) DO UPDATE SET amount = excluded.amount, valid_until = excluded.valid_until`,
      ),
      limitStep(
        db,
        {
          raceId,
          step: sql`(SELECT id FROM price_step WHERE race_id = ${raceId} AND ordinal = ${ordinal})`,
          quantity: places ?? unlimited,
        },
        now,
      ),
    ]),
    prepare(
      db,
      sql`DELETE FROM price_step WHERE race_id = ${raceId} AND ordinal >= ${steps.length}`,
    ),
  ]
}
