import { useState } from 'react'
import type { ApiResponse, BodyOf, SendResult } from '../../../api/result.ts'
import { scalePicture } from '../../../browser/scale-picture.ts'
import { pictureBytesLimit } from '../../../model/values/limits.ts'
import { pictureTypes } from '../../../model/values/pictures.ts'
import { m } from '../../../paraglide/messages.js'
import { pictureErrorText } from './picture-error-text.ts'
import { accountResult } from '../send-account-request.ts'

/** Request in flight, and the message of the last one. */
export interface PictureState {
  sending: boolean
  done: string | null
  error: string | null
}

const idle: PictureState = { sending: false, done: null, error: null }

const isKnownType = ({ type }: Blob): boolean => pictureTypes.some((each) => each === type)

/** Requests of a picture's route. */
interface PictureRequests<Answer extends ApiResponse> {
  put: (body: Blob) => Promise<Answer>
  remove: () => Promise<Answer>
}

/**
 * Uploads and removes a picture.
 * @param onChange called with the response's body
 */
export function usePicture<Answer extends ApiResponse>(
  requests: PictureRequests<Answer>,
  onChange: (sent: SendResult<BodyOf<Answer>>) => void,
) {
  const [state, setState] = useState(idle)
  const save = async (request: Promise<Answer>, done: string): Promise<boolean> => {
    setState({ ...idle, sending: true })
    const sent = await accountResult(request)
    if (!sent.ok) setState({ ...idle, error: pictureErrorText(sent.code) })
    else {
      setState({ ...idle, done })
      onChange(sent)
    }
    return sent.ok
  }
  const upload = async (file: Blob): Promise<void> => {
    if (!isKnownType(file)) return setState({ ...idle, error: pictureErrorText('image-type') })
    setState({ ...idle, sending: true })
    const body = await scalePicture(file)
    if (body.size > pictureBytesLimit)
      return setState({ ...idle, error: pictureErrorText('image-too-large') })
    await save(requests.put(body), m.avatar_saved())
  }
  return { state, upload, remove: () => save(requests.remove(), m.avatar_removed()) }
}
