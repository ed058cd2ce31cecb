/** The list of an edition's participants, for its organiser. */

export const participantsPerPage = 50

/**
 * Reasons for which a place needs work: its order waits for the payment, the present waiver is not accepted, the age does not fit the race, an
 * answer is missing, or there is no start number.
 */
export const participantNeeds = ['unpaid', 'waiver', 'age', 'answer', 'number'] as const
export type ParticipantNeed = (typeof participantNeeds)[number]

export const noteMaximumCharacters = 500
export const reasonMaximumCharacters = 200
