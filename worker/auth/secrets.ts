import * as v from 'valibot'
import { ConfigError } from '../settings/env.ts'

const secret = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))

const secrets = v.object({
  /** Signs CSRF tokens and the cookies of sign-in. */
  AUTH_SECRET: secret,
  /** Secret in the hash of each password. Losing or changing it makes all passwords invalid. */
  AUTH_PEPPER: secret,
})

export type Secrets = v.InferOutput<typeof secrets>

/** The pepper alone, for a command that hashes passwords but opens no sessions. @throws ConfigError */
export function readPepper(env: unknown): string {
  const result = v.safeParse(v.pick(secrets, ['AUTH_PEPPER']), env)
  if (result.success) return result.output.AUTH_PEPPER
  throw new ConfigError(`Secret AUTH_PEPPER: ${result.issues[0].message}`)
}

/** The secrets of accounts. Read only where needed, so that the calendar works without them. @throws ConfigError */
export function readSecrets(env: unknown): Secrets {
  const result = v.safeParse(secrets, env)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ConfigError(`Secret ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
