import { useEffect, useId, useRef, type RefObject } from 'react'
import { pictureTypes } from '../../../model/values/pictures.ts'
import type { OrganiserPicturesView } from '../../../model/schemas/event/event-pictures.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFileDrop } from '../../../ui/forms/use-file-drop.ts'

interface DropFieldProps {
  /** Set to the field for files, so that a button outside can open it. */
  input: RefObject<HTMLInputElement | null>
  texts: OrganiserPicturesView['texts']
  onFiles: (files: File[]) => void
}

/** Takes files that are dropped on it, pasted into the page, or chosen. */
export function DropField({ input, texts, onFiles }: DropFieldProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(frame, onFiles)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
  return (
    <div className={isOver ? 'med-drop is-over' : 'med-drop'} ref={frame}>
      <input
        ref={input}
        id={id}
        className="vh"
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-describedby={`${id}-help`}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.click()
        }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Without this, choosing the same file again fires no event.
          target.value = ''
        }}
      />
      <label htmlFor={id}>
        <Icon name="upload" />
        <b>{texts.drop}</b>
      </label>
      <p className="muted" id={`${id}-help`}>
        {texts.limits}
      </p>
    </div>
  )
}
