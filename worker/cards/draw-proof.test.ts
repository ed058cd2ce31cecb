import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardFontFiles } from '../../scripts/card-fonts.ts'
import { emptyContent } from '../../src/model/blocks/content.ts'
import type { Challenge } from '../../src/model/challenges/challenge.ts'
import { readProofCode } from '../../src/model/challenges/proof-code.ts'
import { presentProofCard } from '../present/challenges/proof-card.ts'
import { drawProof } from './draw-proof.ts'

const compiled = (path: string) => new WebAssembly.Module(readFileSync(path))
const modules = {
  harfbuzz: compiled('node_modules/harfbuzzjs/dist/harfbuzz.wasm'),
  callbacks: compiled('worker/cards/type/outline-callbacks.wasm'),
}
const files = new Map(cardFontFiles().map((file) => [`/${file.path}`, file]))

async function read(path: string): Promise<Response> {
  const file = files.get(path)
  if (file === undefined) throw new Error(`${path} is no font`)
  return new Response(new Uint8Array(await file.read()))
}

const code = readProofCode('00000-00000') ?? ''
const challenge: Challenge = {
  rule: { filter: {}, goal: { kind: 'distinct', by: 'race', need: 2 }, window: {} },
  sport: 'trail',
  rank: 1,
  closesOn: null,
  isArchived: false,
}

const proofOf = (races: number) => ({
  slug: 'seven-cities',
  content: {
    ...emptyContent(),
    title: {
      en: 'Seven cities, one distance',
      ja: '7都市、ひとつの距離',
      th: 'เจ็ดเมือง หนึ่งระยะ',
      ru: 'Семь городов, одна дистанция',
    },
    challenge,
  },
  firstName: 'Ada',
  lastName: 'Start',
  isNamed: 1,
  name: 'Ada Start',
  doneOn: '2026-06-14',
  races: Array.from({ length: races }, (_, index) => ({
    name: index % 3 === 0 ? '東京マラソン' : 'Bank of America Chicago Marathon',
    nameLanguage: 'en',
    originalName: '',
    originalLanguage: 'en',
    names: {},
    day: '2026-06-14',
    sport: 0,
    metres: 42_195,
    gain: null,
  })),
})

test.each([
  ['en', 7],
  ['ja', 1],
  ['th', 10],
  ['ru', 25],
] as const)('a certificate in %s with %i races is a sheet of A4 across', async (locale, races) => {
  const card = presentProofCard(code, proofOf(races), locale)
  expect(card.races).toHaveLength(Math.min(races, 10))
  expect(card.more).toBe(races > 10 ? `+${races - 10}` : null)
  const png = await drawProof(card, `startline.example/proof/${card.code}`, locale, read, modules)
  const view = new DataView(png.buffer, png.byteOffset)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1600, 1131])
})
