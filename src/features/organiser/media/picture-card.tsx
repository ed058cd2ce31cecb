import { useId, useRef } from 'react'
import type {
  OrganiserPicturesView,
  OrganiserPictureView,
} from '../../../model/schemas/event/event-pictures.ts'
import { pictureTypes } from '../../../model/values/pictures.ts'
import { FocalPicker, useFocalPoint } from '../../../ui/drawings/focal-point.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AltField } from './alt-field.tsx'
import { Crops } from './crops.tsx'
import { RightsFields } from './rights-fields.tsx'
import type { useOrder } from './use-order.ts'
import type { Pictures } from './use-pictures.ts'

interface PictureCardProps {
  picture: OrganiserPictureView
  index: number
  isCover: boolean
  view: OrganiserPicturesView
  pictures: Pictures
  order: ReturnType<typeof useOrder>
  onReplace: (file: File) => void
}

/** A picture with its focal point, its handle and what is said about it. */
export function PictureCard(props: PictureCardProps) {
  const { picture, index, isCover, view, pictures, order, onReplace } = props
  const { id } = picture
  const { texts } = view
  const helpId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [point, movePoint] = useFocalPoint(picture, (focal) => pictures.change(id, focal))
  const change: Parameters<typeof AltField>[0]['onChange'] = (part) => pictures.change(id, part)
  return (
    <li className={order.dragged === id ? 'med-c is-drag' : 'med-c'} data-picture={id}>
      <div className="med-pic">
        <FocalPicker
          picture={picture}
          label={texts.focal}
          helpId={helpId}
          point={point}
          onMove={movePoint}
        />
        {isCover ? <span className="tag">{texts.cover}</span> : null}
      </div>
      <div className="med-b">
        <div className="med-h">
          <b>{picture.name}</b>
          <button
            type="button"
            className="ib med-grip"
            aria-label={order.labelAt(index)}
            {...order.handle(id)}
          >
            <Icon name="grip" />
          </button>
        </div>
        <AltField picture={picture} view={view} onChange={change} />
        <RightsFields picture={picture} view={view} onChange={change} />
        <details>
          <summary className="link">{texts.focal}</summary>
          <Crops src={picture.src} point={point} />
          <p className="xs muted">{texts.crops}</p>
          <p className="xs muted" id={helpId}>
            {texts.focalHelp}
          </p>
        </details>
        <div className="med-do">
          {isCover ? null : (
            <button type="button" className="btn btn-line btn-s" onClick={() => pictures.cover(id)}>
              {texts.makeCover}
            </button>
          )}
          <input
            ref={file}
            type="file"
            hidden
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen !== undefined) onReplace(chosen)
              target.value = ''
            }}
          />
          <button
            type="button"
            className="btn btn-quiet btn-s"
            onClick={() => file.current?.click()}
          >
            {texts.replace}
          </button>
          <button
            type="button"
            className="btn btn-quiet btn-s"
            onClick={() => void pictures.remove(id)}
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </li>
  )
}
