/** Limit of a step that ends by its instant alone: more than any race has places. */
export const unlimited = 1_000_000
