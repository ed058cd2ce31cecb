import { useEffect, useState, type RefObject } from 'react'

/**
 * Makes an element a drop target for files, in addition to a file input.
 * @returns true while files are dragged over it
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onDrop: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const element = target.current
    if (element === null) return undefined
    const listeners = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop') =>
      element.addEventListener(
        type,
        (event) => {
          const { dataTransfer } = event
          if (dataTransfer?.types.includes('Files') !== true) return
          // By default the browser would leave the page and open the file.
          event.preventDefault()
          setIsOver(type === 'dragover')
          const files = [...dataTransfer.files]
          if (type === 'drop' && files.length > 0) onDrop(files)
        },
        listeners,
      )
    on('dragover')
    on('dragleave')
    on('drop')
    return () => listeners.abort()
  }, [target, onDrop])
  return isOver
}
