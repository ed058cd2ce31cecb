import type { ReactNode } from 'react'
import type { BlockView } from '../../model/views.ts'
import { ButtonBlock } from './button-block.tsx'
import { EventBlock } from './event-block.tsx'
import { FigureBlock } from './figure-block.tsx'
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
      return <TextBlock {...block} anchor={block.key} />
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
    case 'event':
      return <EventBlock {...block} />
    case 'figure':
      return <FigureBlock {...block} anchor={block.key} />
  }
}

interface BlocksProps {
  blocks: readonly BlockView[]
  /** Content of the page's code that follows a block, by the block's key. */
  after?: Readonly<Record<string, ReactNode>>
}

/** Blocks of a page, each in its language; the first of those in another language says so. */
export function Blocks({ blocks, after = {} }: BlocksProps) {
  return blocks.map((block) => (
    <div className="block" key={block.key}>
      {'note' in block ? <ForeignNote note={block.note} /> : null}
      <BlockContent block={block} />
      {after[block.key]}
    </div>
  ))
}
