import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { useText } from '../draft/editor-context.ts'
import { BlockFields } from '../fields/block-fields.tsx'
import { blockName } from '../fields/block-names.ts'

/** Type of the data that a dragged block carries. */
const dragType = 'application/x-block'

interface BlockCardProps {
  block: string
  index: number
  count: number
  onMove: (block: string, to: number) => void
  onRemove: (block: string) => void
}

/** A block with its fields. Its handle is dragged, or pressed with the arrows; Alt with the arrows moves it from any field. */
export function BlockCard({ block, index, count, onMove, onRemove }: BlockCardProps) {
  const [kind] = useText(`blocks.${block}.kind`)
  const [isTarget, setTarget] = useState(false)
  const name = blockName(kind)
  const moveByKeys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const { target } = event
    const isHandle = target instanceof HTMLElement && target.id === `grip-${block}`
    if (by === 0 || !(event.altKey || isHandle)) return
    event.preventDefault()
    onMove(block, index + by)
  }
  const drop = (event: DragEvent) => {
    setTarget(false)
    const dragged = event.dataTransfer.getData(dragType)
    if (dragged !== '' && dragged !== block) onMove(dragged, index)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its handle has the same by keys
    <li
      className={isTarget ? 'dk-b is-target' : 'dk-b'}
      id={`block-${block}`}
      onKeyDown={moveByKeys}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      <button
        className="ib grip"
        type="button"
        id={`grip-${block}`}
        draggable
        aria-label={m.editor_race_move({ name, position: index + 1, count })}
        onDragStart={(event) => event.dataTransfer.setData(dragType, block)}
      >
        <Icon name="grip" />
      </button>
      <div className="dk-b-h">
        <h3>{name}</h3>
        <span>
          {([-1, 1] as const).map((by) => (
            <button
              className={by < 0 ? 'ib is-up' : 'ib'}
              key={by}
              type="button"
              disabled={by < 0 ? index === 0 : index === count - 1}
              aria-label={by < 0 ? m.desk_up({ name }) : m.desk_down({ name })}
              onClick={() => onMove(block, index + by)}
            >
              <Icon name="down" />
            </button>
          ))}
          <button
            className="ib"
            type="button"
            aria-label={`${m.editor_remove()}: ${name}`}
            onClick={() => onRemove(block)}
          >
            <Icon name="trash" />
          </button>
        </span>
      </div>
      <div className="dk-b-c">
        <BlockFields at={`blocks.${block}`} kind={kind} />
      </div>
    </li>
  )
}
