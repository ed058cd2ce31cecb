import { useState } from 'react'
import { pictureBytesLimit } from '../../../../model/limits.ts'
import { pictureTypes } from '../../../../model/pictures.ts'
import { m } from '../../../../paraglide/messages.js'
import { avatarErrorText } from './avatar-error-text.ts'
import { sendAccountRequest } from '../send-account-request.ts'

export interface Avatar {
  url: string
}

/** Request in flight, and the message of the last one. */
interface AvatarState {
  sending: boolean
  done: string | null
  error: string | null
}

const path = '/api/profile/avatar'
const idle: AvatarState = { sending: false, done: null, error: null }

/** Checks type and size before uploading. @returns an error code of the API, or null */
function errorCodeOf(file: Blob): string | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'image-type'
  return file.size > pictureBytesLimit ? 'image-too-large' : null
}

function avatarIn(body: unknown): Avatar | null {
  const url: unknown = Object(Object(body)['avatar'])['url']
  return typeof url === 'string' ? { url } : null
}

/**
 * Uploads and removes the member's picture.
 * @param onChange called with the new picture, or null after it was removed
 */
export function useAvatar(onChange: (avatar: Avatar | null) => void) {
  const [state, setState] = useState(idle)
  const save = async (method: 'PUT' | 'DELETE', body?: Blob): Promise<boolean> => {
    setState({ ...idle, sending: true })
    const sent = await sendAccountRequest(method, path, body)
    if (!sent.ok) setState({ ...idle, error: avatarErrorText(sent.code) })
    else {
      const avatar = avatarIn(sent.body)
      setState({ ...idle, done: avatar === null ? m.avatar_removed() : m.avatar_saved() })
      onChange(avatar)
    }
    return sent.ok
  }
  const upload = async (file: Blob): Promise<void> => {
    const code = errorCodeOf(file)
    if (code === null) await save('PUT', file)
    else setState({ ...idle, error: avatarErrorText(code) })
  }
  return { state, upload, remove: () => save('DELETE') }
}
