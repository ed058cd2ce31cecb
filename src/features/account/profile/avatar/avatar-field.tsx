import { useId, useRef, useState } from 'react'
import { pictureTypes } from '../../../../model/pictures.ts'
import { useFileDrop } from '../../../../ui/use-file-drop.ts'
import { m } from '../../../../paraglide/messages.js'
import { drawPreview } from './draw-preview.ts'
import { useAvatar, type Avatar } from './use-avatar.ts'

interface AvatarFieldProps {
  avatar: Avatar | null
  /** One or two letters shown without a picture. */
  initials: string
  /** Called with the new picture, or null after it was removed. */
  onChange: (avatar: Avatar | null) => void
}

/**
 * Profile picture with a file input, a drop target and a remove button. Changes are saved immediately and independently
 * of the details form. Rendered in the browser only, like the rest of the profile.
 */
export function AvatarField({ avatar, initials, onChange }: AvatarFieldProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const [isPreview, setIsPreview] = useState(false)
  const { state, upload, remove } = useAvatar(onChange)

  const uploadWithPreview = async (file: File | undefined) => {
    if (file === undefined || state.sending) return
    setIsPreview(true)
    if (preview.current !== null) void drawPreview(preview.current, file)
    await upload(file)
    setIsPreview(false)
    // Without this, choosing the same file again, for instance corrected, fires no change event.
    if (input.current !== null) input.current.value = ''
  }
  const isOver = useFileDrop(frame, ([file]) => void uploadWithPreview(file))
  const removePicture = async () => {
    // The button is removed with the picture, so the focus moves to the input.
    if (!state.sending && (await remove())) input.current?.focus()
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
      <div className="ava-pic">
        {avatar === null ? (
          <span aria-hidden="true">{initials}</span>
        ) : (
          <img src={avatar.url} alt="" width={96} height={96} />
        )}
        <canvas ref={preview} width={192} height={192} hidden={!isPreview} aria-hidden="true" />
      </div>
      <div className="ava-do">
        <b id={`${id}-label`}>{m.avatar_label()}</b>
        <div className="rowx">
          <input
            ref={input}
            id={id}
            className="vh"
            type="file"
            accept={pictureTypes.join(',')}
            aria-describedby={notes}
            aria-invalid={state.error === null ? undefined : true}
            onChange={(event) => void uploadWithPreview(event.target.files?.[0])}
          />
          <label className="btn btn-line" htmlFor={id}>
            {avatar === null ? m.avatar_choose() : m.avatar_change()}
          </label>
          {avatar === null ? null : (
            <button type="button" className="btn btn-quiet" onClick={() => void removePicture()}>
              {m.avatar_remove()}
            </button>
          )}
        </div>
        <p className="help" id={`${id}-help`}>
          {isOver ? m.avatar_drop() : m.avatar_help()}
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
