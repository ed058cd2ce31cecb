import type { RequestListener } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { serveLoopback } from './loopback.ts'

/** What an issuer's key set answers: its keys, or anything else. */
export type KeysAnswer = RequestListener | 'keys'

export interface TokenIssuer {
  url: string
  /** Signs claims with the newest key, or as the header says. */
  sign(claims: Record<string, unknown>, header?: Record<string, unknown>): Promise<string>
  /** The newest key, as it is published. */
  publicKey(): JWK
  /** From now on tokens are signed with a new key, and only that one is published. */
  rotate(): Promise<void>
  answerKeysWith(answer: KeysAnswer): void
  /** How often the key set was asked for. */
  asked(): number
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

/** An OpenID issuer of this machine that signs whatever it is asked to: it stands for Google by its address alone. */
export async function serveIssuer(): Promise<TokenIssuer> {
  let count = 1
  let key = await newKey('key-1')
  let answer: KeysAnswer = 'keys'
  let asked = 0
  let own = ''
  const server = await serveLoopback((request, response) => {
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url === '/.well-known/openid-configuration') {
      json({ issuer: own, jwks_uri: `${own}/keys` })
      return
    }
    asked += 1
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
    answerKeysWith: (next) => {
      answer = next
    },
    asked: () => asked,
    stop: server.stop,
  }
}
