import { createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { isTooLong } from '../../src/model/members/password.ts'
import { hashCost, lanePauseMs } from './hash-cost.ts'
import { createHashSlots } from './hash-slots.ts'

/**
 * Passwords are stored as scrypt with OWASP's parameters N=2^14, r=8 (16 MiB) in five lanes, and an HMAC over their keys
 * with a secret of the server, the pepper (docs/decisions/0043-accounts.md). scrypt's own p=5 computes its lanes in one
 * call, during which the runtime does nothing else; here each lane is a call with a salt of its own, and other requests
 * are answered in between. The stored text contains the parameters, so that they can grow.
 */
const keyBytes = 32
const saltBytes = 16
const maxMemoryBytes = 64 * 1024 * 1024

type Parameters = typeof hashCost

/** One slot, because the runtime does nothing else during a hash, with a pause for other requests after each use. */
export const reserveHashSlot = createHashSlots({ atOnce: 1, maxWaitMs: 8000, pauseShare: 1 / 3 })

const scryptKey = async (
  password: string,
  salt: Uint8Array,
  { ln, r, p }: Parameters,
): Promise<Buffer> =>
  await new Promise((resolve, reject) => {
    const cost = { N: 2 ** ln, r, p, maxmem: maxMemoryBytes }
    scrypt(password, salt, keyBytes, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

const pause = async (): Promise<void> =>
  await new Promise((resolve) => setTimeout(resolve, lanePauseMs))

/** The keys of `p` lanes, one after the other; each salt ends in the number of its lane. */
async function laneKeys(
  password: string,
  salt: Uint8Array,
  { ln, r, p }: Parameters,
): Promise<Buffer> {
  const keys: Buffer[] = []
  for (let lane = 0; lane < p; lane += 1) {
    keys.push(await scryptKey(password, Uint8Array.of(...salt, lane), { ln, r, p: 1 }))
    await pause()
  }
  return Buffer.concat(keys)
}

const peppered = (key: Buffer, pepper: string): Buffer =>
  createHmac('sha256', pepper).update(key).digest()

const encode = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/u, '')

/** Version of the pepper and parameters, as stored. */
const costText = `v=1,ln=${hashCost.ln},r=${hashCost.r},p=${hashCost.p}`

async function hashNow(password: string, pepper: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await laneKeys(password, salt, hashCost)
  return `$scrypt-lanes$${costText}$${encode(salt)}$${encode(peppered(key, pepper))}`
}

/**
 * The stored text of a password: `$scrypt-lanes$v=1,ln=14,r=8,p=5$salt$hash`, where v is the version of the pepper.
 * `$scrypt$…`, with scrypt's own lanes, is read as well.
 * @throws DomainError unavailable if too many passwords are being hashed
 */
export const hashPassword = async (password: string, pepper: string): Promise<string> =>
  await reserveHashSlot().run(() => hashNow(password, pepper))

const storedPattern =
  /^\$(scrypt|scrypt-lanes)\$v=1,ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22})\$([\w+/]{43})$/u

/** A hash that no password has, compared for unknown names so that they take as long as known ones. */
const unmatchableHash = `$scrypt-lanes$${costText}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Compares a password with the stored text; for null `matches` is false after the same work. If `stale` is true, the
 * password should be hashed again, because the parameters have grown. The caller holds a slot.
 */
export async function verifyPasswordInSlot(
  password: string,
  stored: string | null,
  pepper: string,
): Promise<{ matches: boolean; stale: boolean }> {
  const parts = storedPattern.exec(stored ?? unmatchableHash) ?? storedPattern.exec(unmatchableHash)
  const [, kind = '', ln = '', r = '', p = '', salt = '', hash = ''] = parts ?? []
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) }
  // A password above the limit was never stored. An empty one is hashed instead, at the same cost.
  const tooLong = isTooLong(password)
  const derive = kind === 'scrypt' ? scryptKey : laneKeys
  const key = await derive(tooLong ? '' : password, Buffer.from(salt, 'base64'), parameters)
  const same = timingSafeEqual(peppered(key, pepper), Buffer.from(hash, 'base64'))
  const stale = kind === 'scrypt' || parameters.ln !== hashCost.ln || parameters.p !== hashCost.p
  return { matches: same && !tooLong && stored !== null && parts?.[0] === stored, stale }
}

/** Same in a slot of its own. @throws DomainError unavailable if too many passwords are being hashed */
export const verifyPassword: typeof verifyPasswordInSlot = async (password, stored, pepper) =>
  await reserveHashSlot().run(() => verifyPasswordInSlot(password, stored, pepper))
