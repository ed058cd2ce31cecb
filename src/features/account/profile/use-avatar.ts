import { useState } from 'react'
import { pictureBytesLimit } from '../../../model/limits.ts'
import { pictureTypes } from '../../../model/pictures.ts'
import { m } from '../../../paraglide/messages.js'
import { avatarErrorText } from './avatar-texts.ts'
import { sendOwn } from './send-own.ts'

export interface Avatar {
  url: string
}

/** What is under way, and how the last thing went. */
interface AvatarState {
  sending: boolean
  done: string | null
  error: string | null
}

const address = '/api/profile/avatar'
const still: AvatarState = { sending: false, done: null, error: null }

/** What can be told of a file before it is sent. @returns the API's code, or null */
function faultOf(file: Blob): string | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'image-type'
  return file.size > pictureBytesLimit ? 'image-too-large' : null
}

function avatarIn(body: unknown): Avatar | null {
  const url: unknown = Object(Object(body)['avatar'])['url']
  return typeof url === 'string' ? { url } : null
}

/**
 * Sends and removes a member's picture.
 * @param changed is told the new one, or null
 */
export function useAvatar(changed: (avatar: Avatar | null) => void) {
  const [state, setState] = useState(still)
  const tell = async (method: 'PUT' | 'DELETE', body?: Blob): Promise<boolean> => {
    setState({ ...still, sending: true })
    const sent = await sendOwn(method, address, body)
    if (!sent.ok) setState({ ...still, error: avatarErrorText(sent.code) })
    else {
      const avatar = avatarIn(sent.body)
      setState({ ...still, done: avatar === null ? m.avatar_removed() : m.avatar_saved() })
      changed(avatar)
    }
    return sent.ok
  }
  const put = async (file: Blob): Promise<void> => {
    const fault = faultOf(file)
    if (fault === null) await tell('PUT', file)
    else setState({ ...still, error: avatarErrorText(fault) })
  }
  return { state, put, remove: () => tell('DELETE') }
}
