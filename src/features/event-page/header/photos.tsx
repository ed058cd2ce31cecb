import type { EventPhotos } from '../../../model/views.ts'
import { EventPicture } from '../../../ui/event-picture.tsx'

type Photo = EventPhotos['items'][number]

function Figure({ photo }: { photo: Photo }) {
  const sizes = '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw'
  const picture = (
    <EventPicture picture={photo} sizes={sizes} alt={photo.alt} altLang={photo.altLang} />
  )
  return (
    <figure>
      {photo.alt === '' ? picture : <a href={photo.large}>{picture}</a>}
      {photo.credit === null && photo.licence === null ? null : (
        <figcaption>
          {photo.credit}
          {photo.credit === null || photo.licence === null ? null : ' · '}
          {photo.licence === null ? null : (
            <a href={photo.licence.url} rel="license noopener">
              {photo.licence.label}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  )
}

/** Photos of the event, in the organiser's order; each leads to the whole picture. */
export function Photos({ photos }: { photos: EventPhotos }) {
  return (
    <section className="ev-sec">
      <h2 id="photos">{photos.heading}</h2>
      <div className="photos">
        {photos.items.map((photo) => (
          <Figure photo={photo} key={photo.src} />
        ))}
      </div>
    </section>
  )
}
