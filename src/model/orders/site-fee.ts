/**
 * The site's fee for a place that costs something, where none other was agreed: hundredths of a percent of its price, and
 * minor units. `npm run sale` agrees another one.
 */
export const siteFee = { basisPoints: 400, fixed: 0 }
