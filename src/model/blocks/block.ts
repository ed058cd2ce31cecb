import * as v from 'valibot'
import { blankButton, button, changedButton } from './kinds/button.ts'
import { blankDrawing, changedDrawing, drawing } from './kinds/drawing.ts'
import { blankEvent, event } from './kinds/event.ts'
import { blankImage, blankImages, changedImages, images } from './kinds/images.ts'
import { blankIntro, changedIntro, intro } from './kinds/intro.ts'
import { blankCell, blankLinks, changedLinks, links } from './kinds/links.ts'
import { blankList, changedList, list } from './kinds/list.ts'
import { blankSpacer, spacer } from './kinds/spacer.ts'
import { blankText, changedText, text } from './kinds/text.ts'
import { blankUnknown, recognised, unknown } from './kinds/unknown.ts'
import type { TextChange } from './text-change.ts'

const known = v.variant('kind', [
  text,
  spacer,
  button,
  intro,
  images,
  links,
  list,
  event,
  drawing,
  unknown,
])

/** A block of a page. Texts are by locale; what no locale has is left out on the page. */
export type Block = v.InferOutput<typeof known>

/** A block without its key. */
type Template = Block extends infer Each ? (Each extends Block ? Omit<Each, 'key'> : never) : never

/** Blocks without any statement, from which the shape of a document follows. */
export const blockTemplates = [
  blankText,
  blankSpacer,
  blankButton,
  blankIntro,
  blankImages,
  blankLinks,
  blankList,
  blankEvent,
  blankDrawing,
  blankUnknown,
] as const satisfies readonly Template[]

/** The same of the entries within blocks, by the name of their list. */
export const entryTemplates = { pictures: [blankImage], cells: [blankCell] } as const

const kinds: readonly string[] = blockTemplates.map(({ kind }) => kind)

/** A block as it is stored; one of an unknown kind stays as it came. */
export const block = v.pipe(
  v.unknown(),
  v.transform((stored) => recognised(stored, kinds)),
  known,
)

/** A block with other texts. */
export function changedTexts(each: Block, change: TextChange): Block {
  switch (each.kind) {
    case 'text':
      return changedText(each, change)
    case 'button':
      return changedButton(each, change)
    case 'intro':
      return changedIntro(each, change)
    case 'images':
      return changedImages(each, change)
    case 'links':
      return changedLinks(each, change)
    case 'list':
      return changedList(each, change)
    case 'figure':
      return changedDrawing(each, change)
    case 'event':
    case 'spacer':
    case 'unknown':
      return each
  }
}
