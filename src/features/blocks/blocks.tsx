import type { BlockView } from '../../model/views.ts'
import { ButtonBlock } from './button-block.tsx'
import { ForeignNote } from './foreign-note.tsx'
import { ImagesBlock } from './images-block.tsx'
import { IntroBlock } from './intro-block.tsx'
import { LinksBlock } from './links-block.tsx'
import { ListBlock } from './list-block.tsx'
import { SpacerBlock } from './spacer-block.tsx'
import { TextBlock } from './text-block.tsx'

function BlockContent({ block }: { block: BlockView }) {
  switch (block.kind) {
    case 'spacer':
      return <SpacerBlock {...block} />
    case 'text':
      return <TextBlock {...block} />
    case 'button':
      return <ButtonBlock {...block} />
    case 'intro':
      return <IntroBlock {...block} />
    case 'images':
      return <ImagesBlock {...block} />
    case 'links':
      return <LinksBlock {...block} />
    case 'list':
      return <ListBlock {...block} />
  }
}

/** Blocks of a page, each in its language; the first of those in another language says so. */
export function Blocks({ blocks }: { blocks: readonly BlockView[] }) {
  return blocks.map((block) => (
    <div className="block" key={block.key}>
      {'note' in block ? <ForeignNote note={block.note} /> : null}
      <BlockContent block={block} />
    </div>
  ))
}
