import { useState } from 'react'
import { pictureBytesLimit } from '../../../model/values/limits.ts'
import { pictureTypes } from '../../../model/values/pictures.ts'
import { m } from '../../../paraglide/messages.js'
import { pictureErrorText } from './picture-error-text.ts'
import { sendAccountRequest } from '../send-account-request.ts'

/** Request in flight, and the message of the last one. */
export interface PictureState {
  sending: boolean
  done: string | null
  error: string | null
}

const idle: PictureState = { sending: false, done: null, error: null }

/** Checks type and size before uploading. @returns an error code of the API, or null */
function errorCodeOf(file: Blob): string | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'image-type'
  return file.size > pictureBytesLimit ? 'image-too-large' : null
}

/**
 * Uploads and removes a picture.
 * @param path of the API: `PUT` takes a file, `DELETE` removes the picture
 * @param onChange called with the response's body
 */
export function usePicture(path: string, onChange: (body: unknown) => void) {
  const [state, setState] = useState(idle)
  const save = async (method: 'PUT' | 'DELETE', body?: Blob): Promise<boolean> => {
    setState({ ...idle, sending: true })
    const sent = await sendAccountRequest(method, path, body)
    if (!sent.ok) setState({ ...idle, error: pictureErrorText(sent.code) })
    else {
      setState({ ...idle, done: method === 'PUT' ? m.avatar_saved() : m.avatar_removed() })
      onChange(sent.body)
    }
    return sent.ok
  }
  const upload = async (file: Blob): Promise<void> => {
    const code = errorCodeOf(file)
    if (code === null) await save('PUT', file)
    else setState({ ...idle, error: pictureErrorText(code) })
  }
  return { state, upload, remove: () => save('DELETE') }
}
