import * as v from 'valibot'
import { useEffect, useRef, useState } from 'react'
import { scalePicture } from '../../../browser/scale-picture.ts'
import { sendFile } from '../../../api/send-file.ts'
import { eventPictureBytesLimit } from '../../../model/event/event-pictures.ts'
import { pictureTypes } from '../../../model/values/pictures.ts'
import {
  addedPicture,
  type OrganiserPictureView,
} from '../../../model/schemas/event/event-pictures.ts'
import { goToSignIn } from '../../member-area/send-account-request.ts'
import { picturesApi } from './use-media-data.ts'

/** A file on its way. */
export interface Upload {
  key: number
  file: File
  /** Id of the picture whose file it replaces; null for a new picture. */
  replaces: number | null
  state: 'waiting' | 'sending' | 'preparing' | 'offline' | 'refused'
  /** Share that was sent, 0 to 1. */
  share: number
  /** Error code of the API of a refused file. */
  error: string | null
}

/** Files sent at the same time. */
const atOnce = 2
const retryMs = 10_000

let made = 0

/** The file before it is sent: refused if the API would refuse its type. */
function uploadOf(file: File, replaces: number | null): Upload {
  const error = pictureTypes.some((type) => type === file.type) ? null : 'image-type'
  const state = error === null ? 'waiting' : 'refused'
  return { key: (made += 1), file, replaces, state, share: 0, error }
}

/**
 * Uploads files of an event's pictures, two at a time. What could not be sent without a network is tried again.
 * @param onDone called with each new picture, or the picture with its new file
 */
export function useUploads(event: string, onDone: (picture: OrganiserPictureView) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))

  const remove = (key: number) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    setUploads((all) => all.filter((each) => each.key !== key))
  }

  async function start({ key, file, replaces }: Upload): Promise<void> {
    const { signal } = running.current.set(key, new AbortController()).get(key) ?? {}
    if (signal === undefined) return
    change(key, { state: 'sending', share: 0 })
    const body = await scalePicture(file)
    if (signal.aborted) return
    if (body.size > eventPictureBytesLimit) {
      running.current.delete(key)
      return change(key, { state: 'refused', error: 'image-too-large' })
    }
    const query = { name: file.name }
    const path =
      replaces === null
        ? picturesApi.$path({ param: { permalink: event }, query })
        : picturesApi[':id'].file.$path({
            param: { permalink: event, id: String(replaces) },
            query,
          })
    const sent = await sendFile(replaces === null ? 'POST' : 'PUT', path, body, {
      signal,
      onProgress: (share) => change(key, { share, state: share < 1 ? 'sending' : 'preparing' }),
    })
    if (signal.aborted) return
    running.current.delete(key)
    if (!sent.ok && sent.status === 401) return goToSignIn()
    if (!sent.ok && sent.status === 0) return change(key, { state: 'offline' })
    const added = v.safeParse(addedPicture, sent.ok ? sent.body : null)
    if (!added.success) {
      return change(key, { state: 'refused', error: sent.ok ? 'internal' : sent.code })
    }
    remove(key)
    onDone(added.output.picture)
  }

  useEffect(() => {
    for (const upload of uploads) {
      const isNext = upload.state === 'waiting' && !running.current.has(upload.key)
      if (isNext && running.current.size < atOnce) void start(upload)
    }
  })

  const isOffline = uploads.some(({ state }) => state === 'offline')
  useEffect(() => {
    if (!isOffline) return undefined
    const resume = () =>
      setUploads((all) =>
        all.map((each) => (each.state === 'offline' ? { ...each, state: 'waiting' } : each)),
      )
    const timer = setTimeout(resume, retryMs)
    window.addEventListener('online', resume)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', resume)
    }
  }, [isOffline])

  return {
    uploads,
    isOffline,
    add: (files: readonly File[], replaces: number | null = null) =>
      setUploads((all) => [...all, ...files.map((file) => uploadOf(file, replaces))]),
    remove,
  }
}
