import { mostOfExtra } from '../../../../src/model/orders/holds.ts'
import type { Want } from '../capacity/take-stock.ts'
import type { SaleTerms } from './find-terms.ts'
import { choicesOf } from './offer.ts'

/** A buyer's wish: so many of an option of an extra, for a place of the order or for the order as a whole. */
export interface ItemWant {
  /** Id of the option, or of the extra without options. */
  optionId: number
  /** Place from 0; null for an extra of the order. */
  ordinal: number | null
  quantity: number
}

/** An extra at its price for all of it, in minor units. */
export interface PricedItem extends ItemWant {
  name: string
  option: string
  price: number
}

export interface ItemsPlan {
  items: PricedItem[]
  wants: Want[]
}

/** An extra that is not offered, or of which fewer are left. */
export interface ExtraGone {
  reason: 'extra-gone'
  optionId: number
  room: number
}

/** The extra of an option, with the option; undefined if it is not offered. */
const offered = ({ offer }: SaleTerms, optionId: number) =>
  offer.extras
    .flatMap((extra) => choicesOf(extra).map((choice) => ({ extra, choice })))
    .find(({ choice }) => choice.id === optionId)

function isWellFormed(
  extra: SaleTerms['offer']['extras'][number],
  { ordinal, quantity }: ItemWant,
  places: number,
): boolean {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfExtra) return false
  return extra.isPerOrder
    ? ordinal === null
    : ordinal !== null && ordinal >= 0 && ordinal < places && quantity === 1
}

/**
 * Plans the extras of an order with so many places, from rooms that were read. A place has one option of an extra at most;
 * further ones are left out.
 */
export function planItems(
  terms: SaleTerms,
  wanted: readonly ItemWant[],
  places: number,
): ItemsPlan | ExtraGone {
  const items: PricedItem[] = []
  const chosen = new Set<string>()
  const wants = new Map<number, { optionId: number; want: Want; room: number }>()
  for (const want of wanted) {
    const { optionId, ordinal, quantity } = want
    const found = offered(terms, optionId)
    const stock = terms.rooms.find(({ kind, ownerId }) => kind === 'extra' && ownerId === optionId)
    if (found === undefined || stock === undefined || !isWellFormed(found.extra, want, places))
      return { reason: 'extra-gone', optionId, room: 0 }
    const { extra, choice } = found
    const key = ordinal === null ? `o${optionId}` : `${extra.id}.${ordinal}`
    if (chosen.has(key)) continue
    chosen.add(key)
    const before = wants.get(optionId)?.want.quantity ?? 0
    const total = { stockId: stock.stockId, quantity: before + quantity }
    wants.set(optionId, { optionId, want: total, room: stock.room })
    items.push({ ...want, name: extra.name, option: choice.name, price: extra.amount * quantity })
  }
  const gone = [...wants.values()].find(({ want, room }) => want.quantity > room)
  if (gone !== undefined)
    return { reason: 'extra-gone', optionId: gone.optionId, room: Math.max(0, gone.room) }
  return { items, wants: [...wants.values()].map(({ want }) => want) }
}

/** The extras that are still offered, as far as they are left: those of a former choice that can be taken again. */
export const itemsThatFit = (
  terms: SaleTerms,
  wanted: readonly ItemWant[],
  places: number,
): ItemWant[] =>
  wanted.reduce<ItemWant[]>((fitting, want) => {
    const more = [...fitting, want]
    return 'reason' in planItems(terms, more, places) ? fitting : more
  }, [])
