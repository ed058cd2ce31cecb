/** States of a sale on its pages: not yet open, open, few places left, none, interrupted, over. */
export const saleStates = ['soon', 'open', 'few', 'sold-out', 'paused', 'closed'] as const
export type SaleState = (typeof saleStates)[number]
