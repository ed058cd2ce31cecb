import { createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { isTooLong } from '../../src/model/password.ts'
import { createHashSlots } from './hash-slots.ts'

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

/** One at a time, since the runtime does nothing else during a hash; and time for other requests after each. */
export const reserveHashSlot = createHashSlots({ atOnce: 1, maxWaitMs: 8000, pauseShare: 1 / 3 })

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

async function hashNow(password: string, pepper: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await derive(password, salt, standard)
  const { ln, r, p } = standard
  return `$scrypt$v=1,ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(peppered(key, pepper))}`
}

/**
 * The text that is stored of a password: `$scrypt$v=1,ln=14,r=8,p=5$salt$hash`, where v is the version of the pepper.
 * @throws DomainError unavailable, where too many passwords are being hashed
 */
export const hashPassword = async (password: string, pepper: string): Promise<string> =>
  await reserveHashSlot().run(() => hashNow(password, pepper))

const kept = /^\$scrypt\$v=1,ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22})\$([\w+/]{43})$/u

/** A hash of nobody's password, so that an unknown name costs as much as a known one. */
const nobodys = `$scrypt$v=1,ln=14,r=8,p=5$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Compares a password with the stored text; for null, which is nobody's, `matches` is false after the same work.
 * `stale` says that the password should be hashed anew, because the parameters have grown. The caller holds a slot.
 */
export async function verifyPasswordInSlot(
  password: string,
  stored: string | null,
  pepper: string,
): Promise<{ matches: boolean; stale: boolean }> {
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

/** As verifyPasswordInSlot, in a slot of its own. @throws DomainError unavailable, where too many passwords are being hashed */
export const verifyPassword: typeof verifyPasswordInSlot = async (password, stored, pepper) =>
  await reserveHashSlot().run(() => verifyPasswordInSlot(password, stored, pepper))
