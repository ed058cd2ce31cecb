import { beforeAll, expect, test } from 'vitest'
import { encodeBase45, decodeBase45 } from './base45.ts'
import { checkTicket, type TicketList, type TicketOutcome } from './check-ticket.ts'
import {
  readTicketCode,
  signedBytes,
  ticketBody,
  writeTicketCode,
  type Ticket,
} from './ticket-code.ts'

const now = new Date('2027-06-05T07:00:00.000Z')
const of: Ticket = { keyNumber: 1, editionId: 11, raceId: 101, entryId: 5, version: 2 }
const many = Array.from({ length: 1000 }, (_, i) => i)

let sign: (ticket: Ticket) => Promise<string>
let signForeign: (ticket: Ticket) => Promise<string>
let list: TicketList

async function signer() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const publicKey = raw.toBase64({ alphabet: 'base64url', omitPadding: true })
  const signWith = async (ticket: Ticket) => {
    const body = ticketBody(ticket)
    const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, signedBytes(body))
    return writeTicketCode(body, new Uint8Array(signature))
  }
  return { publicKey, sign: signWith }
}

beforeAll(async () => {
  const [present, former, foreign] = await Promise.all([signer(), signer(), signer()])
  sign = async (ticket) => await (ticket.keyNumber === 0 ? former : present).sign(ticket)
  signForeign = foreign.sign
  const keyOf = (editionId: number, number: number, publicKey: string, endsAt: string | null) => ({
    editionId,
    number,
    publicKey,
    endsAt,
  })
  list = {
    editionId: 11,
    keys: [
      keyOf(11, 0, former.publicKey, now.toISOString()),
      keyOf(11, 1, present.publicKey, null),
      keyOf(12, 1, present.publicKey, null),
    ],
    races: null,
    entries: new Map(many.map((id) => [id + 1, { version: 2, isWithdrawn: id >= 500 }] as const)),
  }
})

const outcomeOf = async (code: string, known = list): Promise<TicketOutcome> =>
  (await checkTicket(code, known, now)).outcome

/** Outcomes of the codes of many entries, each once. */
const outcomesOf = async (codes: Promise<string>[], known = list) => [
  ...new Set(await Promise.all(codes.map(async (code) => await outcomeOf(await code, known)))),
]

test('a ticket has 124 characters of the alphanumeric mode, and is good', async () => {
  const code = await sign(of)
  expect(code).toMatch(/^SL1:[\dA-Z $%*+\-./:]{120}$/u)
  expect(readTicketCode(code)?.ticket).toEqual(of)
  expect(await outcomeOf(code)).toBe('good')
})

test('base45 is that of RFC 9285, and texts that no bytes are written as are refused', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(encodeBase45(bytes('AB'))).toBe('BB8')
  expect(encodeBase45(bytes('Hello!!'))).toBe('%69 VD92EX0')
  expect(encodeBase45(bytes('ietf!'))).toBe('QED8WEX0')
  expect(decodeBase45('QED8WEX0')).toEqual(bytes('ietf!'))
  for (const text of ['A', 'GGW', ':::', '::', 'abc', 'AÄB']) expect(decodeBase45(text)).toBeNull()
})

test('1,000 tickets each that are forged, altered, of another edition, old, withdrawn or unlisted are refused by their word', async () => {
  const each = (change: (i: number) => Partial<Ticket>) =>
    many.map(async (i) => await sign({ ...of, ...change(i) }))
  expect(
    await outcomesOf(many.map(async (i) => await signForeign({ ...of, entryId: (i % 500) + 1 }))),
  ).toEqual(['forged'])
  const signatureOf = async () => readTicketCode(await sign(of))?.signature ?? new Uint8Array()
  const altered = many.map(async (i) =>
    writeTicketCode(ticketBody({ ...of, entryId: of.entryId + i + 1 }), await signatureOf()),
  )
  expect(await outcomesOf(altered)).toEqual(['forged'])
  expect(await outcomesOf(each((i) => ({ editionId: 12, entryId: i + 1 })))).toEqual([
    'other-edition',
  ])
  expect(await outcomesOf(each((i) => ({ editionId: 13 + i })))).toEqual(['other-edition'])
  expect(await outcomesOf(each((i) => ({ version: 1, entryId: (i % 500) + 1 })))).toEqual([
    'old-version',
  ])
  expect(
    await outcomesOf(each((i) => ({ entryId: 501 + (i % 500), version: 1 + (i % 2) }))),
  ).toEqual(['withdrawn'])
  expect(await outcomesOf(each((i) => ({ entryId: 1001 + i })))).toEqual(['not-listed'])
  expect(await outcomesOf(each((i) => ({ keyNumber: 0, entryId: (i % 500) + 1 })))).toEqual([
    'key-ended',
  ])
  expect(
    await outcomesOf(
      each((i) => ({ raceId: 102 + i })),
      { ...list, races: [101] },
    ),
  ).toEqual(['other-race'])
  expect(await outcomesOf(each((i) => ({ entryId: (i % 500) + 1 })))).toEqual(['good'])
})

test('a change of any single bit of body and signature is refused', async () => {
  const code = await sign(of)
  const bytes = decodeBase45(code.slice(4)) ?? new Uint8Array()
  expect(bytes).toHaveLength(80)
  const changed = Array.from({ length: 640 }, (_, bit) => {
    const copy = bytes.slice()
    copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return outcomeOf(`SL1:${encodeBase45(copy)}`)
  })
  const outcomes = await Promise.all(changed)
  expect(outcomes.filter((outcome) => outcome === 'good')).toEqual([])
  expect(outcomes.filter((outcome) => outcome === 'forged').length).toBeGreaterThan(590)
})

test('texts that are no ticket are unreadable: other bytes, 79 and 81 of them, lower case, an unknown key', async () => {
  const code = await sign(of)
  const bytes = decodeBase45(code.slice(4)) ?? new Uint8Array()
  for (const text of [
    '',
    'SL1:',
    'https://startline.example/',
    code.toLowerCase(),
    `${code}0`,
    ` ${code}`,
    `SL1:${encodeBase45(bytes.slice(0, 79))}`,
    `SL1:${encodeBase45(Uint8Array.from([...bytes, 0]))}`,
  ])
    expect(await outcomeOf(text)).toBe('unreadable')
  expect(await outcomeOf(await sign({ ...of, keyNumber: 255 }))).toBe('unknown-key')
})
