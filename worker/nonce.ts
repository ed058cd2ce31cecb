/** 128 random bits as 22 characters that HTML and headers take as they are. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
}
