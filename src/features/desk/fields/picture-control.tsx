import { useState } from 'react'
import * as v from 'valibot'
import { parsedResult } from '../../../api/parsed-result.ts'
import { scalePicture } from '../../../browser/scale-picture.ts'
import { storedPicture } from '../../../model/blocks/picture.ts'
import { deskPictureView } from '../../../model/schemas/desk/desk-picture.ts'
import { pictureBytesLimit } from '../../../model/values/limits.ts'
import { pictureTypes, pictureUrl } from '../../../model/values/pictures.ts'
import { m } from '../../../paraglide/messages.js'
import { pictureErrorText } from '../../member-area/picture/picture-error-text.ts'
import { PictureField } from '../../member-area/picture/picture-field.tsx'
import { documentApi, paramOf } from '../draft/desk-api.ts'
import { useEditor, useValue } from '../draft/editor-context.ts'

const idle = { sending: false, done: null, error: null }

/** A picture of a block: it is uploaded at once, and stands in the draft with the next save. */
export function PictureControl({ path, label }: { path: string; label: string }) {
  const { draft } = useEditor()
  const [value, set] = useValue(path)
  const [state, setState] = useState<{
    sending: boolean
    done: string | null
    error: string | null
  }>(idle)
  const read = v.safeParse(storedPicture, value)
  const refuse = (code: string) => setState({ ...idle, error: pictureErrorText(code) })
  const upload = async (file: File) => {
    if (!pictureTypes.some((type) => type === file.type)) return refuse('image-type')
    setState({ ...idle, sending: true })
    const body = await scalePicture(file)
    if (body.size > pictureBytesLimit) return refuse('image-too-large')
    const request = documentApi.pictures.$post({ ...paramOf(draft.id), body })
    const sent = await parsedResult(request, deskPictureView)
    if (!sent.ok) return refuse(sent.code)
    set(sent.body.picture)
    setState({ ...idle, done: m.avatar_saved() })
  }
  const remove = async () => {
    set(null)
    setState({ ...idle, done: m.avatar_removed() })
    return true
  }
  return (
    <PictureField
      label={label}
      help={m.desk_picture_help()}
      hasPicture={read.success}
      state={state}
      onFile={upload}
      onRemove={remove}
    >
      {read.success ? (
        <div className="ava-pic dk-pic">
          <img
            src={pictureUrl(read.output.file, 256)}
            alt=""
            width={read.output.width}
            height={read.output.height}
          />
        </div>
      ) : null}
    </PictureField>
  )
}
