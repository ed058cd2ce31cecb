import type { RequestListener } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { serveLoopback } from './loopback.ts'

/** The response of an issuer's key set: its keys, or anything else. */
export type KeysResponse = RequestListener | 'keys'

export interface TokenIssuer {
  url: string
  /** Signs claims with the newest key, or as the header states. */
  sign(claims: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>
  /** The newest key as published. */
  publicKey(): JWK
  /** Replaces the key: tokens are signed with the new one, and only that one is published. */
  rotate(): Promise<void>
  respondToKeysWith(answer: KeysResponse): void
  /** Number of requests for the key set. */
  keyRequests(): number
  stop(): Promise<void>
}

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

/** An OpenID issuer on the loopback that signs any claims; its URL is configured in place of Google's. */
export async function serveIssuer(): Promise<TokenIssuer> {
  let count = 1
  let key = await newKey('key-1')
  let answer: KeysResponse = 'keys'
  let keyRequests = 0
  let own = ''
  const server = await serveLoopback((request, response) => {
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url === '/.well-known/openid-configuration') {
      json({ issuer: own, jwks_uri: `${own}/keys` })
      return
    }
    keyRequests += 1
    if (answer === 'keys') json({ keys: [{ kty: 'EC', kid: 'not-ours' }, key.jwk] })
    else answer(request, response)
  })
  own = server.url
  return {
    url: own,
    sign: async (claims, header = {}) =>
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })
        .sign(key.privateKey),
    publicKey: () => key.jwk,
    rotate: async () => {
      count += 1
      key = await newKey(`key-${count}`)
    },
    respondToKeysWith: (next) => {
      answer = next
    },
    keyRequests: () => keyRequests,
    stop: server.stop,
  }
}
