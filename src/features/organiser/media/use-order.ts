import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { fillIn } from './fill-in.ts'
import { indexAfterKey, moveEntry } from './move-entry.ts'
import type { Pictures } from './use-pictures.ts'

/** Id of the picture whose card is under a pointer; null outside of the cards. */
function pictureUnder({ clientX, clientY }: PointerEvent): number | null {
  const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-picture]')
  return card === null || card === undefined ? null : Number(card.dataset['picture'])
}

/**
 * Order of the pictures by their handles: dragged with a pointer, or moved with the arrow keys, Home and End.
 * @param moveText label of a handle with the placeholders `{position}` and `{total}`
 */
export function useOrder(
  { pictures, showOrder, saveOrder, setStatus }: Pictures,
  moveText: string,
) {
  const [dragged, setDragged] = useState<number | null>(null)
  const ids = pictures.map(({ id }) => id)
  const labelAt = (index: number): string =>
    fillIn(moveText, { position: index + 1, total: ids.length })

  function move(id: number, to: number): number[] {
    const next = moveEntry(ids, ids.indexOf(id), to)
    showOrder(next)
    setStatus(labelAt(to))
    return next
  }

  return {
    dragged,
    labelAt,
    handle: (id: number) => ({
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        const { key, currentTarget } = event
        const to = indexAfterKey(key, ids.indexOf(id), ids.length)
        if (to === null) return
        event.preventDefault()
        if (to === ids.indexOf(id)) return
        // A card that moves in the document loses the focus.
        flushSync(() => saveOrder(move(id, to)))
        currentTarget.focus()
      },
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
        currentTarget.setPointerCapture(pointerId)
        setDragged(id)
      },
      onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
        const over = dragged === id ? pictureUnder(event) : null
        if (over !== null && over !== id) move(id, ids.indexOf(over))
      },
      onLostPointerCapture: () => {
        if (dragged === id) saveOrder(ids)
        setDragged(null)
      },
    }),
  }
}
