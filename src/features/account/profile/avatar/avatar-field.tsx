import { api } from '../../../../api/index.ts'
import { readBody } from '../../../../api/parsed-result.ts'
import { avatarView } from '../../../../model/schemas/account/profile.ts'
import { useRef, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { PictureField } from '../../../member-area/picture/picture-field.tsx'
import { usePicture } from '../../../member-area/picture/use-picture.ts'
import { drawPreview } from './draw-preview.ts'

interface Avatar {
  url: string
}

interface AvatarFieldProps {
  avatar: Avatar | null
  /** One or two letters shown without a picture. */
  initials: string
  /** Called with the new picture, or null after it was removed. */
  onChange: (avatar: Avatar | null) => void
}

const requests = {
  put: (body: Blob) => api.profile.avatar.$put({ body }),
  remove: () => api.profile.avatar.$delete(),
}

/**
 * Profile picture, with a preview while it is sent. Changes are saved immediately and independently of the details form.
 * Rendered in the browser only, like the rest of the profile.
 */
export function AvatarField({ avatar, initials, onChange }: AvatarFieldProps) {
  const preview = useRef<HTMLCanvasElement>(null)
  const [isPreview, setIsPreview] = useState(false)
  const { state, upload, remove } = usePicture(requests, (sent) => {
    const read = readBody(sent, avatarView)
    if (read.ok) onChange(read.body.avatar)
  })
  const uploadWithPreview = async (file: File) => {
    setIsPreview(true)
    if (preview.current !== null) void drawPreview(preview.current, file)
    await upload(file)
    setIsPreview(false)
  }
  return (
    <PictureField
      label={m.avatar_label()}
      help={m.avatar_help()}
      hasPicture={avatar !== null}
      state={state}
      onFile={uploadWithPreview}
      onRemove={remove}
    >
      <div className="ava-pic">
        {avatar === null ? (
          <span aria-hidden="true">{initials}</span>
        ) : (
          <img src={avatar.url} alt="" width={96} height={96} />
        )}
        <canvas ref={preview} width={192} height={192} hidden={!isPreview} aria-hidden="true" />
      </div>
    </PictureField>
  )
}
