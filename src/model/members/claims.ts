/**
 * States of a claim: `code` until the code of the email is entered, `waiting` for a moderator, `approved`, `rejected`.
 */
export const claimStates = ['code', 'waiting', 'approved', 'rejected'] as const
