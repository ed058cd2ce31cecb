import * as v from 'valibot'
import { ConfigError } from '../settings/env.ts'

const secret = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))

const secrets = v.object({
  /** Signs the tokens of forms and the flows of sign-in. */
  AUTH_SECRET: secret,
  /** Goes into every password's hash. It must never be lost, and changing it voids all passwords. */
  AUTH_PEPPER: secret,
})

export type Secrets = v.InferOutput<typeof secrets>

/** What goes into hashes of passwords, for a command that signs nobody in. @throws ConfigError */
export function readPepper(env: unknown): string {
  const result = v.safeParse(v.pick(secrets, ['AUTH_PEPPER']), env)
  if (result.success) return result.output.AUTH_PEPPER
  throw new ConfigError(`Secret AUTH_PEPPER: ${result.issues[0].message}`)
}

/** The secrets of accounts, read where they are needed, so that the catalogue is served without. @throws ConfigError */
export function readSecrets(env: unknown): Secrets {
  const result = v.safeParse(secrets, env)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ConfigError(`Secret ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
