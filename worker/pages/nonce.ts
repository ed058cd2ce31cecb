import { randomToken } from '../runtime/digest.ts'

/** 128 random bits as 22 characters that need no escaping in HTML or headers. */
export function newNonce(): string {
  return randomToken(16)
}
