import type { SendResult } from '../../../browser/send.ts'

const purposes = ['confirm', 'email', 'undelete', 'newsletter'] as const
const faults = ['token-invalid', 'token-expired', 'token-used', 'token-other-account'] as const

/** What a link was for, where it worked; else why it did not. */
export type ConfirmationResult = (typeof purposes)[number] | (typeof faults)[number]

/** Null where the answer says nothing about the link itself: it can be tried again. */
export function readResult(sent: SendResult): ConfirmationResult | null {
  const said: unknown = sent.ok ? Object(sent.body)['purpose'] : sent.code
  return [...purposes, ...faults].find((each) => each === said) ?? null
}
