import { afterEach, expect, test, vi } from 'vitest'
import { verifySignature } from './verify-signature.ts'

afterEach(() => vi.restoreAllMocks())

async function signed() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const bytes = crypto.getRandomValues(new Uint8Array(33))
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes))
  const publicKey = raw.toBase64({ alphabet: 'base64url', omitPadding: true })
  return { holder: { publicKey }, signature, bytes }
}

/** The signature with one of its 512 bits changed. */
function changed(signature: Uint8Array<ArrayBuffer>, bit: number): Uint8Array<ArrayBuffer> {
  const copy = signature.slice()
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}

test('a key is imported once for a thousand signatures', async () => {
  const { holder, signature, bytes } = await signed()
  const imports = vi.spyOn(crypto.subtle, 'importKey')
  const all = await Promise.all(
    Array.from({ length: 1000 }, async () => await verifySignature(holder, signature, bytes)),
  )
  expect(new Set(all)).toEqual(new Set([true]))
  expect(imports).toHaveBeenCalledTimes(1)
})

test('without Ed25519 in WebCrypto the library verifies, and refuses what is changed', async () => {
  const { holder, signature, bytes } = await signed()
  const { holder: foreign } = await signed()
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(
    new DOMException('Unrecognized name.', 'NotSupportedError'),
  )
  const verify = vi.spyOn(crypto.subtle, 'verify')
  expect(await verifySignature(holder, signature, bytes)).toBe(true)
  expect(await verifySignature(foreign, signature, bytes)).toBe(false)
  for (let bit = 0; bit < 512; bit += 37)
    expect(await verifySignature(holder, changed(signature, bit), bytes)).toBe(false)
  expect(verify).not.toHaveBeenCalled()
})

test('a key that is none is an error, also the second time', async () => {
  const { signature, bytes } = await signed()
  const holder = { publicKey: 'AAAA' }
  await expect(verifySignature(holder, signature, bytes)).rejects.toThrow(DOMException)
  await expect(verifySignature(holder, signature, bytes)).rejects.toThrow(DOMException)
})
