import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { mostPlaces } from '../../orders/holds.ts'
import { noTurns, turnStates } from '../../orders/waiting-states.ts'
import { orderToken } from './order.ts'

/** A group that joins the waiting list of a race: it wants all of its places or none. */
export const newTurn = v.strictObject({
  race: v.pipe(v.number(), v.integer(), v.minValue(1)),
  places: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPlaces)),
  /** Random, made with the form: the address of the turn from then on. */
  token: orderToken,
  locale: v.picklist(locales),
})

/** A group's turn on the waiting list of a race. */
export const turnView = v.strictObject({
  edition: v.number(),
  race: v.number(),
  places: v.number(),
  state: v.picklist(turnStates),
  /** Its position, from 1; null unless it waits. */
  position: v.nullable(v.number()),
  /** ISO instant at which its offer ends; null without one. */
  until: v.nullable(v.string()),
})

/** The response to a new turn. */
export const joinedView = v.variant('state', [
  v.strictObject({ state: v.literal('joined'), turn: turnView }),
  v.strictObject({ state: v.literal('refused'), reason: v.picklist(noTurns) }),
])

/** A new address of the order that holds the places of an offer. */
export const offerView = v.strictObject({ order: orderToken })

const named = { id: v.number(), race: v.string(), lang: v.nullable(v.string()) }

/** Waiting lists of an edition, with texts in the language of the page. */
export const waitingView = v.strictObject({
  /** Races that can be waited for: the most places that a group may want, and the number that was chosen. */
  races: v.array(v.strictObject({ ...named, most: v.number(), size: v.number() })),
  /** Turns of the member. */
  turns: v.array(v.strictObject({ ...named, text: v.string(), isOffered: v.boolean() })),
})
