import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { mostOfExtra, mostPlaces } from '../../orders/holds.ts'
import { promoCodeCharacters } from '../../orders/promo-code.ts'
import { noRefunds } from '../../orders/refund-rules.ts'
import { personFields } from '../../orders/people.ts'
import { paymentMethods, testCardEndings } from '../../orders/payment-methods.ts'

/** Random text of 32 bytes in base64url: the address of an order. */
export const orderToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u))

/** Id of a question as the key of an answer. */
export const questionId = v.pipe(v.string(), v.regex(/^\d{1,9}$/u))

const id = v.pipe(v.number(), v.integer(), v.minValue(1))

const place = v.strictObject({
  race: id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPlaces)),
})

type Places = v.InferOutput<typeof place>[]

const isOncePerRace = (places: Places) =>
  new Set(places.map(({ race }) => race)).size === places.length
const isOrderable = (places: Places) =>
  places.reduce((sum, { quantity }) => sum + quantity, 0) <= mostPlaces

/** A new order: places of races of one edition, and the total that its buyer saw, in minor units. */
export const newOrder = v.strictObject({
  edition: id,
  places: v.pipe(
    v.array(place),
    v.minLength(1),
    v.maxLength(mostPlaces),
    v.check(isOncePerRace),
    v.check(isOrderable),
  ),
  shown: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  token: orderToken,
  locale: v.picklist(locales),
})

/** The people of an order, in the order of its places, as typed; the address gets the confirmation. */
export const orderPeople = v.strictObject({
  email: v.string(),
  /** True for one email should the order stay unfinished. */
  reminds: v.optional(v.boolean(), false),
  people: v.pipe(
    v.array(
      v.strictObject({
        ...v.entriesFromList(personFields, v.string()),
        consent: v.optional(v.string(), ''),
        waiver: v.optional(v.string(), ''),
        answers: v.optional(v.record(questionId, v.string()), {}),
      }),
    ),
    v.maxLength(mostPlaces),
  ),
})

/** The extras of an order, all of them: the former ones are given up. */
export const orderExtras = v.strictObject({
  extras: v.pipe(
    v.array(
      v.strictObject({
        /** Id of the option, or of the extra without options. */
        option: id,
        /** Place from 0 that it is for; null for an extra of the order as a whole. */
        place: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlaces))),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfExtra)),
      }),
    ),
    v.maxLength(1_000),
  ),
})

/** The promo code of an order, as typed; empty for none. */
export const orderPromo = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(promoCodeCharacters)),
})

/** How an order is paid. */
export const orderPayment = v.strictObject({
  method: v.picklist(paymentMethods),
  ending: v.optional(v.picklist(testCardEndings), 'succeeds'),
})

/** An order as its buyer sees it; amounts in minor units of its currency. */
export const orderView = v.strictObject({
  edition: v.number(),
  state: v.picklist(['held', 'ended', 'paying', 'awaiting', 'paid', 'cancelled', 'refunded']),
  currency: v.string(),
  total: v.number(),
  fee: v.number(),
  /** Promo code and what it takes off the prices; null and 0 without. */
  promo: v.nullable(v.string()),
  discount: v.number(),
  /** ISO instant at which its places are free again; null if it holds none. */
  until: v.nullable(v.string()),
  /** Times that the hold can still be extended. */
  extensionsLeft: v.number(),
  places: v.array(
    v.strictObject({
      race: v.number(),
      price: v.number(),
      isGivenUp: v.boolean(),
      /** Minor units that come back if it is given up now; null if it cannot be. */
      refund: v.nullable(v.number()),
    }),
  ),
  /** Extras, each at the price for all of it; `place` counts from 0 and is null for one of the order as a whole. */
  extras: v.array(
    v.strictObject({
      option: v.number(),
      place: v.nullable(v.number()),
      quantity: v.number(),
      price: v.number(),
    }),
  ),
})
export type OrderView = v.InferOutput<typeof orderView>

/** A place that its buyer gives up, with the amount that was shown, in minor units. */
export const placeToGiveUp = v.strictObject({
  shown: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** The response to it; after a refusal nothing has changed. */
export const givenUpView = v.variant('state', [
  v.strictObject({ state: v.literal('given-up'), order: orderView }),
  v.strictObject({
    state: v.literal('refused'),
    reason: v.picklist([...noRefunds, 'refund-moved']),
  }),
])

const extraGone = v.strictObject({
  reason: v.literal('extra-gone'),
  optionId: v.number(),
  room: v.number(),
})

/** Why a new order was refused; nothing is held. */
export const refusal = v.variant('reason', [
  v.strictObject({ reason: v.literal('not-open') }),
  v.strictObject({ reason: v.literal('not-on-sale'), raceId: v.number() }),
  v.strictObject({ reason: v.literal('sold-out'), raceId: v.number(), room: v.number() }),
  v.strictObject({
    reason: v.literal('price-moved'),
    shown: v.number(),
    total: v.number(),
    currency: v.string(),
  }),
  extraGone,
])

/** The response to a new order. */
export const heldView = v.variant('state', [
  v.strictObject({ state: v.literal('held'), order: orderView }),
  v.strictObject({ state: v.literal('refused'), refusal }),
])

/** The response to other extras. */
export const extrasView = v.variant('state', [
  v.strictObject({ state: v.literal('changed'), order: orderView }),
  v.strictObject({ state: v.literal('refused'), refusal: extraGone }),
])

/** The response to a promo code; one reason for all that do not hold. */
export const promoView = v.variant('state', [
  v.strictObject({ state: v.literal('changed'), order: orderView }),
  v.strictObject({
    state: v.literal('refused'),
    refusal: v.strictObject({ reason: v.literal('promo-refused') }),
  }),
])
