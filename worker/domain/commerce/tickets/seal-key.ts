const base64url = { alphabet: 'base64url' } as const

/** Place of a key; a sealed text that is moved to another row does not open. */
export interface KeyPlace {
  editionId: number
  number: number
}

const ivLength = 12

async function sealing(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', bytes.encode(secret), 'HKDF', false, [
    'deriveKey',
  ])
  return await crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(32),
      info: bytes.encode('startline ticket keys'),
    },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const placeOf = ({ editionId, number }: KeyPlace) =>
  new TextEncoder().encode(`${editionId}:${number}`)

/** Encrypts a private key with AES-256-GCM. @param secret TICKET_KEY @returns IV and ciphertext in base64url */
export async function sealKey(
  privateKey: CryptoKey,
  place: KeyPlace,
  secret: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const plain = await crypto.subtle.exportKey('pkcs8', privateKey)
  const algorithm = { name: 'AES-GCM', iv, additionalData: placeOf(place) }
  const sealed = await crypto.subtle.encrypt(algorithm, await sealing(secret), plain)
  return Uint8Array.from([...iv, ...new Uint8Array(sealed)]).toBase64({
    ...base64url,
    omitPadding: true,
  })
}

/** The private key of a sealed text. @throws Error if it was sealed under another secret or for another place */
export async function openKey(sealed: string, place: KeyPlace, secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.fromBase64(sealed, base64url)
  const algorithm = {
    name: 'AES-GCM',
    iv: bytes.slice(0, ivLength),
    additionalData: placeOf(place),
  }
  const plain = await crypto.subtle
    .decrypt(algorithm, await sealing(secret), bytes.slice(ivLength))
    .catch((cause: unknown) => {
      throw new Error(
        `The ticket key ${place.number} of edition ${place.editionId} does not open: TICKET_KEY is not the secret that it was stored under. Set that one, or withdraw the key.`,
        { cause },
      )
    })
  return await crypto.subtle.importKey('pkcs8', plain, 'Ed25519', false, ['sign'])
}
