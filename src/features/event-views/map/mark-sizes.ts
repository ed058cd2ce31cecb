/** Side of the square of a single event, in CSS pixels. */
export const pinSize = 14

/** Radius of the ring of a cluster in CSS pixels: its area grows with the number of events up to a limit. */
export const clusterRadius = (events: number): number => Math.min(30, 13 + 2.4 * Math.sqrt(events))
