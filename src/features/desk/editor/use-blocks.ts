import { useState } from 'react'
import { blockTemplates } from '../../../model/blocks/block.ts'
import type { DeskContent } from '../../../model/schemas/desk/desk-content.ts'
import { m } from '../../../paraglide/messages.js'
import { useEditor } from '../draft/editor-context.ts'
import { newKey } from '../draft/entries.ts'
import { blockName } from '../fields/block-names.ts'

type Block = DeskContent['blocks'][number]

const focusLater = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

/** Acts on the blocks of the draft. `announcement` is what a screen reader is to say. */
export function useBlocks() {
  const { store } = useEditor().session
  const [removed, setRemoved] = useState<{ block: Block; index: number } | null>(null)
  const [announcement, announce] = useState('')
  const change = (to: (blocks: Block[]) => Block[]) =>
    store.update((content) => ({ ...content, blocks: to(content.blocks) }))
  const nameOf = (block: Block) => blockName(block.kind)
  return {
    announcement,
    removed: removed === null ? null : nameOf(removed.block),
    add: (kind: string) => {
      const template = blockTemplates.find((each) => each.kind === kind)
      if (template === undefined) return
      const key = newKey()
      change((blocks) => [...blocks, { ...template, key }])
      focusLater(`grip-${key}`)
    },
    move: (key: string, to: number) => {
      const { blocks } = store.facts()
      const block = blocks.find((each) => each.key === key)
      if (block === undefined || to < 0 || to >= blocks.length) return
      change((all) => all.filter((each) => each !== block).toSpliced(to, 0, block))
      const name = nameOf(block)
      announce(m.editor_race_move({ name, position: to + 1, count: blocks.length }))
      focusLater(`grip-${key}`)
    },
    remove: (key: string) => {
      const { blocks } = store.facts()
      const index = blocks.findIndex((each) => each.key === key)
      const block = blocks[index]
      if (block === undefined) return
      change((all) => all.filter((each) => each !== block))
      setRemoved({ block, index })
      focusLater('undo-block')
    },
    undo: () => {
      if (removed === null) return
      const { block, index } = removed
      // A removed block may be back by a merge.
      change((all) =>
        all.some((each) => each.key === block.key) ? all : all.toSpliced(index, 0, block),
      )
      setRemoved(null)
      focusLater(`grip-${block.key}`)
    },
  }
}
