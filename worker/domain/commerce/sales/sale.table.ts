import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { edition } from '../../catalogue/editions/edition.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { race } from '../../catalogue/races/race.table.ts'

/** The terms on which an organiser sells places of an edition here. */
export const sale = sqliteTable(
  'sale',
  {
    editionId: integer('edition_id')
      .primaryKey()
      .references(() => edition.id),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    currency: text().notNull(),
    /** ISO instants between which places can be taken. */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    state: text({ enum: ['open', 'paused'] }).notNull(),
    /** `inside` the price of a place, or `on_top` of it. */
    feeMode: text('fee_mode', { enum: ['inside', 'on_top'] }).notNull(),
    /** Fee of the site: hundredths of a percent of the places' price, and minor units per place that costs something. */
    feeBasisPoints: integer('fee_basis_points').notNull(),
    feeFixed: integer('fee_fixed').notNull(),
    /** JSON of SaleOffer (sales/offer.ts): what is sold and asked beside the places. */
    offer: text().notNull().default('{}'),
    /** Number of changes, so that a price is taken only as it was planned. */
    version: integer().notNull(),
  },
  (t) => [
    check('sale_window', sql`${t.closesAt} > ${t.opensAt}`),
    check(
      'sale_fee',
      sql`${t.feeBasisPoints} BETWEEN 0 AND 10000 AND ${t.feeFixed} BETWEEN 0 AND 10000000`,
    ),
  ],
)

/** A price of a place in a race, until an instant, or for a number of places (its stock). */
export const priceStep = sqliteTable(
  'price_step',
  {
    /** Never given twice, because the stock of a step that has gone keeps its id. */
    id: integer().primaryKey({ autoIncrement: true }),
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
    ordinal: integer().notNull(),
    /** Minor units of the sale's currency. */
    amount: integer().notNull(),
    /** ISO instant at which the step ends; null if it ends by number only, or not at all. */
    validUntil: text('valid_until'),
  },
  (t) => [
    unique('price_step_ordinal').on(t.raceId, t.ordinal),
    check('price_step_amount', sql`${t.amount} BETWEEN 0 AND 10000000`),
  ],
)
