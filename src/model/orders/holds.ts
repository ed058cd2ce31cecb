/** Minutes for which the places of an order are held, and while its payment runs. */
export const holdMinutes = 15
export const paymentMinutes = 60

/** Days after the one on which a place is offered to the waiting list, at the end of which the offer ends. */
export const offerDays = 1

/** Minutes that are left at least after a payment failed, to try another way. */
export const retryMinutes = 5

/** Times that a buyer may extend a hold, by its full length each. */
export const mostExtensions = 2

/** Minutes that are left at most when a hold can be extended; before, an extension would add next to nothing. */
export const extendableMinutes = 10

/** Places of one order; bounded by the table `take`. */
export const mostPlaces = 50

/** Most of an extra that one order takes at once. */
export const mostOfExtra = 10
