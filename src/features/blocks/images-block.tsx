import type { BlockView } from '../../model/views.ts'
import { DocumentPicture } from './document-picture.tsx'

type ImagesView = Extract<BlockView, { kind: 'images' }>

function Caption({ credit, licence }: Pick<ImagesView['pictures'][number], 'credit' | 'licence'>) {
  if (credit === null && licence === null) return null
  return (
    <figcaption className="s muted">
      {credit}
      {credit === null || licence === null ? null : ' · '}
      {licence === null ? null : (
        <a href={licence.url} rel="license noopener">
          {licence.label}
        </a>
      )}
    </figcaption>
  )
}

/** Pictures side by side, or each as wide as the page. */
export function ImagesBlock({ fullwidth, pictures }: ImagesView) {
  const sizes = fullwidth ? '92vw' : '(min-width: 40rem) 45vw, 92vw'
  return (
    <div className={fullwidth ? 'block-images is-full' : 'block-images'}>
      {pictures.map(({ key, picture, alt, altLang, ...rights }) => (
        <figure key={key}>
          <DocumentPicture {...{ picture, sizes, alt, altLang }} />
          <Caption {...rights} />
        </figure>
      ))}
    </div>
  )
}
