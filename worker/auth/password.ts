import { createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../src/model/errors.ts'
import { isTooLong } from '../../src/model/password.ts'
import { elapsed } from '../runtime/clock.ts'

/**
 * Passwords are kept as scrypt with OWASP's set N=2^14, r=8, p=5 (16 MiB), and an HMAC over it with a secret of the
 * server, the pepper (docs/decisions/0043-accounts.md). The parameters stand in the text that is kept, so that they can grow.
 */
const standard = { ln: 14, r: 8, p: 5 } as const
const keyBytes = 32
const saltBytes = 16
const mostMemory = 64 * 1024 * 1024

interface Parameters {
  ln: number
  r: number
  p: number
}

/** Milliseconds between the beginnings of two hashes of an isolate: the runtime does nothing else during one. */
const slotMs = 250
/** Who would have to wait longer is told to come back. */
const patienceMs = 8000

let freeAt = 0

/** A turn to hash, taken already; to be waited for before anything else is done for it. */
export type HashTurn = () => Promise<void>

/**
 * Takes the next turn to hash, at once and for certain. Turns are handed out in time, not in a queue: a request that
 * goes away leaves nothing that others would wait for.
 * @throws DomainError unavailable, where too many wait
 */
export function takeHashTurn(): HashTurn {
  const now = elapsed()
  const at = Math.max(now, freeAt)
  const wait = at - now
  if (wait > patienceMs)
    throw new DomainError('unavailable', undefined, { retryAfter: Math.ceil(wait / 1000) })
  freeAt = at + slotMs
  return async () => {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

async function derive(password: string, salt: Uint8Array, { ln, r, p }: Parameters) {
  return await new Promise<Buffer>((resolve, reject) => {
    const cost = { N: 2 ** ln, r, p, maxmem: mostMemory }
    scrypt(password, salt, keyBytes, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

const peppered = (key: Buffer, pepper: string): Buffer =>
  createHmac('sha256', pepper).update(key).digest()

const encode = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/u, '')

/**
 * What is kept of a password: `$scrypt$v=1,ln=14,r=8,p=5$salt$hash`, where v is the version of the pepper.
 * @throws DomainError unavailable, where too many passwords are being hashed
 */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  await takeHashTurn()()
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await derive(password, salt, standard)
  const { ln, r, p } = standard
  return `$scrypt$v=1,ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(peppered(key, pepper))}`
}

const kept = /^\$scrypt\$v=1,ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22})\$([\w+/]{43})$/u

/** A hash of nobody's password, so that an unknown name costs as much as a known one. */
const nobodys = `$scrypt$v=1,ln=14,r=8,p=5$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether a password is the one that was kept; for null, which is nobody's, the answer is false after the same work.
 * `stale` says that it should be hashed anew, because the parameters have grown.
 * @throws DomainError unavailable, where too many passwords are being hashed
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  pepper: string,
  turn: HashTurn | null = null,
): Promise<{ matches: boolean; stale: boolean }> {
  // Who has a turn has waited for it.
  if (turn === null) await takeHashTurn()()
  const parts = kept.exec(stored ?? nobodys) ?? kept.exec(nobodys)
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = parts ?? []
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) }
  // What is too long was never kept; it costs the same and is not hashed whole.
  const tooLong = isTooLong(password)
  const key = await derive(tooLong ? '' : password, Buffer.from(salt, 'base64'), parameters)
  const same = timingSafeEqual(peppered(key, pepper), Buffer.from(hash, 'base64'))
  const stale = parameters.ln !== standard.ln || parameters.p !== standard.p
  return { matches: same && !tooLong && stored !== null && parts?.[0] === stored, stale }
}
