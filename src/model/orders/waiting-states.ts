/** States of a group in the line for places of a race (worker/domain/commerce/waiting/waiting.table.ts). */
export const turnStates = ['unconfirmed', 'waiting', 'offered', 'taken', 'passed', 'left'] as const

/** Why a group cannot join: no sale, more places than the race has, places that are free for it, or it is in the line already. */
export const noTurns = ['not-open', 'too-large', 'not-full', 'in-line'] as const
export type NoTurn = (typeof noTurns)[number]
