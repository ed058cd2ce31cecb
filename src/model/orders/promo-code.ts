/** A promo code as it is compared: without spaces around it, in capitals, wide letters as narrow ones. */
export const promoCodeOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase()

export const promoCodeCharacters = 40

/** Codes that can be tried for an order, and from a network address. */
export const promoGuessesPerHour = 10
