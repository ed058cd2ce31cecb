import * as v from 'valibot'
import { fetchDocument, RefusedDocument } from '../../http/fetch-document.ts'
import { isSafeSource } from '../../settings/safe-source.ts'
import type { Issuer } from './issuer.ts'

const maxBytes = 100_000
const maxKeys = 20

/** An RSA key with which an issuer signs tokens, as a JSON Web Key (RFC 7517). */
export const signingKey = v.object({
  kty: v.literal('RSA'),
  kid: v.pipe(v.string(), v.nonEmpty()),
  // At least 2048 bits, the minimum of jose.
  n: v.pipe(v.string(), v.regex(/^[\w-]{342,1400}$/u)),
  e: v.pipe(v.string(), v.regex(/^[\w-]{1,16}$/u)),
  alg: v.optional(v.literal('RS256')),
  use: v.optional(v.literal('sig')),
})
export type SigningKey = v.InferOutput<typeof signingKey>

/** A key set (RFC 7517) without the keys of other kinds, which an issuer may publish as well. */
const keySet = v.pipe(
  v.object({ keys: v.array(v.unknown()) }),
  v.transform(({ keys }) => keys.filter((key) => v.is(signingKey, key)).slice(0, maxKeys)),
  v.minLength(1, 'has no keys'),
)

const configuration = v.object({
  issuer: v.string(),
  jwks_uri: v.pipe(v.string(), v.check(isSafeSource, 'is no safe address')),
})

function parse<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (result.success) return result.output
  throw new RefusedDocument('the document is not as expected')
}

const read = async (url: string) => await fetchDocument(url, 'signing in with Google', maxBytes)

async function keysUrlOf({ url, keysUrl }: Issuer): Promise<string> {
  if (keysUrl !== '') return keysUrl
  const { issuer, jwks_uri } = parse(
    configuration,
    await read(`${url}/.well-known/openid-configuration`),
  )
  if (issuer !== url) throw new RefusedDocument('the configuration is of another issuer')
  return jwks_uri
}

/** Fetches the signing keys of an issuer, at most 20. @throws RefusedDocument, and the errors of fetch */
export async function fetchKeys(issuer: Issuer): Promise<SigningKey[]> {
  return parse(keySet, await read(await keysUrlOf(issuer)))
}
