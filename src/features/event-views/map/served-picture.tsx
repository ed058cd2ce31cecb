import { createIsomorphicFn } from '@tanstack/react-start'
import { useState, useSyncExternalStore } from 'react'
import type { MapPictureView } from '../../../model/calendar/map-view.ts'
import { MapPicture } from './map-picture.tsx'

const unsubscribe = () => undefined

/** The shown part of the picture of a map. */
export type PictureState = 'whole' | 'land' | 'none'

/** The content of the picture, which the server draws. */
const pictureOnServer = createIsomorphicFn()
  .server((picture: MapPictureView | null | undefined, path: string) =>
    picture ? <MapPicture picture={picture} path={path} /> : null,
  )
  .client((_picture: MapPictureView | null | undefined, _path: string) => null)

interface ServedPictureProps {
  /** The first view; undefined in a browser that hydrates the page. */
  picture: MapPictureView | null | undefined
  /** Path of the map's page with its query. */
  path: string
  state: PictureState
  /** The component, once a browser has loaded it. */
  Picture: typeof MapPicture | null
}

/**
 * The picture with which a map opens. A page that was served contains it, and a browser that hydrates the page leaves it as
 * it is; on a page that it navigates to, the browser draws it.
 */
export function ServedPicture({ picture, path, state, Picture }: ServedPictureProps) {
  const isHydrating = useSyncExternalStore(
    () => unsubscribe,
    () => false,
    () => true,
  )
  const [served] = useState(() =>
    import.meta.env.SSR || !isHydrating
      ? null
      : (document.querySelector('.map-pic')?.innerHTML ?? null),
  )
  const className = state === 'land' ? 'map-pic is-land' : 'map-pic'
  const content = pictureOnServer(picture, path)
  if (content !== null) return <div className={className}>{content}</div>
  if (state === 'none') return null
  if (served !== null) {
    const found = { dangerouslySetInnerHTML: { __html: served } }
    return <div className={className} suppressHydrationWarning {...found} />
  }
  if (!picture || Picture === null) return null
  return (
    <div className={className}>
      <Picture picture={picture} path={path} />
    </div>
  )
}
