import * as v from 'valibot'
import { locales } from '../locales.ts'
import { figure, permalink } from './figure.ts'
import { href } from './href.ts'
import { lines } from './plain-text.ts'
import { proseTexts } from './prose.ts'

/** Stable name of a block, unique in its document: a path of a change is `blocks.{key}.{field}.{locale}`. */
const key = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/u))
const alignment = v.picklist(['start', 'centre'])

/** Heights of a spacer in pixels (spec §3). */
const spacings = [16, 32, 40, 88] as const

/** A block of a page. Texts are by locale; what no locale has is left out on the page. */
export const block = v.variant('kind', [
  v.strictObject({ kind: v.literal('spacer'), key, size: v.picklist(spacings) }),
  v.strictObject({
    kind: v.literal('text'),
    key,
    alignment,
    extraWide: v.boolean(),
    text: proseTexts,
  }),
  v.strictObject({
    kind: v.literal('button'),
    key,
    alignment,
    /** One target for all locales, or none yet. */
    url: v.nullable(href),
    /** Other targets of single locales, as a page of another site may have. */
    urls: v.record(v.picklist(locales), href),
    label: lines(60),
  }),
  v.strictObject({
    kind: v.literal('intro'),
    key,
    above: lines(80),
    header: lines(120),
    subtext: lines(300),
  }),
  v.strictObject({
    kind: v.literal('event'),
    key,
    /** The event whose card is shown, as it is when the page is read; none yet. */
    event: v.nullable(permalink),
  }),
  v.strictObject({
    kind: v.literal('figure'),
    key,
    figure: v.nullable(figure),
    caption: lines(200),
  }),
])

export type Block = v.InferOutput<typeof block>

/** A block without its key. */
type Template = Block extends infer Each ? (Each extends Block ? Omit<Each, 'key'> : never) : never

/** Blocks without any statement, from which the shape of a document follows. */
export const blockTemplates = [
  { kind: 'text', alignment: 'start', extraWide: false, text: {} },
  { kind: 'spacer', size: 16 },
  { kind: 'button', alignment: 'start', url: null, urls: {}, label: {} },
  { kind: 'intro', above: {}, header: {}, subtext: {} },
  { kind: 'event', event: null },
  { kind: 'figure', figure: null, caption: {} },
] as const satisfies readonly Template[]
