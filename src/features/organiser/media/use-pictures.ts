import type { ApiResponse } from '../../../api/result.ts'
import { useEffect, useRef, useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import type {
  OrganiserPicturesView,
  OrganiserPictureView,
  PictureChange,
} from '../../../model/schemas/event/event-pictures.ts'
import { textOfCode } from '../../../model/values/text-of-code.ts'
import { accountResult } from '../../member-area/send-account-request.ts'
import { picturesApi } from './use-media-data.ts'

const positionOf = (ids: readonly number[], { id }: OrganiserPictureView): number => {
  const index = ids.indexOf(id)
  return index < 0 ? ids.length : index
}

/**
 * The pictures as shown, and what can be done with them. A change is shown at once and sent after the ones before it; if
 * it fails, the pictures are loaded again.
 */
export function usePictures(event: string, view: OrganiserPicturesView, load: () => Promise<void>) {
  const { texts, refusals } = view
  const [pictures, setPictures] = useState(view.pictures)
  const [status, setStatus] = useState('')
  const last = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => setPictures(view.pictures), [view])

  const param = { permalink: event }
  const write = (send: () => Promise<ApiResponse>): Promise<boolean> => {
    const sent = last.current.then(async () => await accountResult(send()))
    const done = sent.then(async (result) => {
      if (result.ok) setStatus(texts.saved)
      else {
        showSnackbar('bad', textOfCode(refusals, result.code, texts.failed))
        await load()
      }
      return result.ok
    })
    last.current = done.then(() => undefined)
    return done
  }

  const showChange = (id: number, part: Partial<OrganiserPictureView>) =>
    setPictures((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)))

  const restore = async (id: number) => {
    if (await write(() => picturesApi.restore.$post({ param, json: { id } }))) await load()
  }

  return {
    pictures,
    status,
    setStatus,
    /** Adds a picture, or shows one with its new file. */
    put: (picture: OrganiserPictureView) =>
      setPictures((all) =>
        all.some(({ id }) => id === picture.id)
          ? all.map((each) => (each.id === picture.id ? picture : each))
          : [...all, picture],
      ),
    change: (id: number, { alts, ...part }: Omit<PictureChange, 'id'>) => {
      const shown = pictures.find((each) => each.id === id)
      showChange(id, {
        ...part,
        ...(alts === undefined ? {} : { alts: { ...shown?.alts, ...alts } }),
      })
      const json = { id, ...part, ...(alts === undefined ? {} : { alts }) }
      void write(() => picturesApi.$patch({ param, json }))
    },
    cover: (id: number) => {
      setPictures((all) => all.map((each) => ({ ...each, isCover: each.id === id })))
      void write(() => picturesApi.cover.$put({ param, json: { id } }))
    },
    /** Shows the pictures in an order. */
    showOrder: (ids: readonly number[]) =>
      setPictures((all) => all.toSorted((a, b) => positionOf(ids, a) - positionOf(ids, b))),
    saveOrder: (ids: readonly number[]) =>
      void write(() => picturesApi.order.$put({ param, json: { ids: [...ids] } })),
    remove: async (id: number) => {
      if (!(await write(() => picturesApi.$delete({ param, json: { id } })))) return
      showSnackbar('ok', texts.removed, {
        text: texts.undo,
        run: () => void restore(id),
      })
      await load()
    },
    restore,
  }
}

export type Pictures = ReturnType<typeof usePictures>
