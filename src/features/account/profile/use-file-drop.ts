import { useEffect, useState, type RefObject } from 'react'

/** Lets files be dropped on an element, a convenience beside the input that does the same. @returns whether one hovers */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  drop: (file: File) => void,
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
          // Without this the browser leaves the page and opens the file.
          event.preventDefault()
          setIsOver(type === 'dragover')
          const [file] = dataTransfer.files
          if (type === 'drop' && file !== undefined) drop(file)
        },
        listeners,
      )
    on('dragover')
    on('dragleave')
    on('drop')
    return () => listeners.abort()
  }, [target, drop])
  return isOver
}
