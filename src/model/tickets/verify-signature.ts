/** True if a signature is that of the key over these bytes. */
type Verify = (
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<boolean>

/** Bytes of base64url, also in browsers without `Uint8Array.fromBase64`. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

async function loadKey(publicKey: string): Promise<Verify> {
  const bytes = bytesOf(publicKey)
  try {
    const key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
    return async (signature, signed) =>
      await crypto.subtle.verify('Ed25519', key, signature, signed)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotSupportedError') throw error
    // Chrome before 137, Firefox before 129 and Safari before 17 have no Ed25519.
    const { verifyAsync } = await import('@noble/ed25519')
    // Without ZIP 215, as WebCrypto: signatures that libraries disagree about are refused.
    return async (signature, signed) =>
      await verifyAsync(signature, signed, bytes, { zip215: false })
  }
}

const keys = new WeakMap<object, Promise<Verify>>()

/**
 * Verifies an Ed25519 signature. The key is imported once for each object that holds it, not for each signature.
 * @param holder with 32 bytes in base64url
 */
export async function verifySignature(
  holder: { publicKey: string },
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  let key = keys.get(holder)
  if (key === undefined) {
    key = loadKey(holder.publicKey)
    keys.set(holder, key)
    // The library may not have loaded: a further signature tries again.
    key.catch(() => keys.delete(holder))
  }
  return await (
    await key
  )(signature, bytes)
}
