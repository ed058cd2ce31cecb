import { randomToken } from '../runtime/digest.ts'

/** 128 random bits as 22 characters that HTML and headers take as they are. */
export function newNonce(): string {
  return randomToken(16)
}
