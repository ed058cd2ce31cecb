import { useRef } from 'react'
import type { OrganiserPicturesView } from '../../../model/schemas/event/event-pictures.ts'
import { EditorRail } from '../editor/page/rail.tsx'
import { DropField } from './drop-field.tsx'
import { MediaBar } from './media-bar.tsx'
import { PictureCard } from './picture-card.tsx'
import { RemovedList } from './removed-list.tsx'
import { UploadCard } from './upload-card.tsx'
import { useOrder } from './use-order.ts'
import { usePictures } from './use-pictures.ts'
import { useUploads } from './use-uploads.ts'

interface MediaProps {
  event: string
  view: OrganiserPicturesView
  load: () => Promise<void>
}

/** The pictures of an event with all that can be done with them. */
export function Media({ event, view, load }: MediaProps) {
  const { texts } = view
  const pictures = usePictures(event, view, load)
  const order = useOrder(pictures, texts.move)
  const { uploads, isOffline, add, remove } = useUploads(event, pictures.put)
  const input = useRef<HTMLInputElement>(null)
  const shown = pictures.pictures
  const chosen = shown.findIndex(({ isCover }) => isCover)
  return (
    <>
      <MediaBar
        event={event}
        view={view}
        count={shown.length}
        uploads={uploads}
        status={pictures.status}
        onAdd={() => input.current?.click()}
      />
      <div className="wrap ws">
        <EditorRail event={event} current="media" />
        <div className="ws-main">
          <DropField input={input} texts={texts} onFiles={add} />
          {isOffline ? (
            <p className="med-note" role="alert">
              {texts.offline}
            </p>
          ) : null}
          {shown.length + uploads.length === 0 ? (
            <div className="med-none">
              <b>{texts.none}</b>
              <p className="s muted">{texts.noneText}</p>
            </div>
          ) : (
            <p className="s muted med-order">{texts.order}</p>
          )}
          <ul className="med-l">
            {shown.map((picture, index) => (
              <PictureCard
                key={picture.id}
                picture={picture}
                index={index}
                isCover={index === Math.max(0, chosen)}
                view={view}
                pictures={pictures}
                order={order}
                onReplace={(file) => add([file], picture.id)}
              />
            ))}
            {uploads.map((upload) => (
              <UploadCard
                key={`upload-${upload.key}`}
                upload={upload}
                view={view}
                onRemove={() => remove(upload.key)}
              />
            ))}
          </ul>
          <RemovedList view={view} onRestore={(id) => void pictures.restore(id)} />
        </div>
      </div>
    </>
  )
}
