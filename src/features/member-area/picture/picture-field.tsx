import { useId, useRef, type ReactNode } from 'react'
import { pictureTypes } from '../../../model/values/pictures.ts'
import { useFileDrop } from '../../../ui/forms/use-file-drop.ts'
import { m } from '../../../paraglide/messages.js'
import type { PictureState } from './use-picture.ts'

interface PictureFieldProps {
  label: string
  help: string
  /** The picture as it is shown. */
  children: ReactNode
  hasPicture: boolean
  state: PictureState
  onFile: (file: File) => Promise<void>
  /** @returns whether the picture was removed */
  onRemove: () => Promise<boolean>
}

/** A picture that is saved at once, with a file input, a drop target and a remove button. */
export function PictureField(props: PictureFieldProps) {
  const { label, help, children, hasPicture, state, onFile, onRemove } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (file === undefined || state.sending) return
    await onFile(file)
    // Without this, choosing the same file again, for instance corrected, fires no change event.
    if (input.current !== null) input.current.value = ''
  }
  const isOver = useFileDrop(frame, ([file]) => void take(file))
  const remove = async () => {
    // The button is removed with the picture, so the focus moves to the input.
    if (!state.sending && (await onRemove())) input.current?.focus()
  }
  const notes = [`${id}-help`, ...(state.error === null ? [] : [`${id}-error`])].join(' ')
  return (
    <div
      ref={frame}
      className={`ava ${isOver ? 'is-over' : ''}`.trim()}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-busy={state.sending}
    >
      {children}
      <div className="ava-do">
        <b id={`${id}-label`}>{label}</b>
        <div className="rowx">
          <input
            ref={input}
            id={id}
            className="vh"
            type="file"
            accept={pictureTypes.join(',')}
            aria-describedby={notes}
            aria-invalid={state.error === null ? undefined : true}
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <label className="btn btn-line" htmlFor={id}>
            {hasPicture ? m.avatar_change() : m.avatar_choose()}
          </label>
          {hasPicture ? (
            <button type="button" className="btn btn-quiet" onClick={() => void remove()}>
              {m.avatar_remove()}
            </button>
          ) : null}
        </div>
        <p className="help" id={`${id}-help`}>
          {isOver ? m.avatar_drop() : help}
        </p>
        {state.sending ? <progress aria-hidden="true" /> : null}
        <div>
          <p className="ava-note" role="status">
            {state.sending ? m.avatar_sending() : state.done}
          </p>
          <p className="err" id={`${id}-error`} role="alert">
            {state.error}
          </p>
        </div>
      </div>
    </div>
  )
}
