/** States of a ticket on its page: `replaced` by a later one, `cancelled` with its place, or with the whole event. */
export const ticketStates = ['good', 'replaced', 'cancelled', 'event-cancelled'] as const

export type TicketState = (typeof ticketStates)[number]
