import type { BlockView } from '../../model/views.ts'
import { DocumentPicture } from './document-picture.tsx'

type LinksView = Extract<BlockView, { kind: 'links' }>

/** A grid of pictures, each of which is a link named by the text of its picture. */
export function LinksBlock({ cells }: LinksView) {
  return (
    <ul className="block-links">
      {cells.map(({ key, picture, alt, altLang, url }) => (
        <li key={key}>
          <a href={url} rel={url.startsWith('/') ? undefined : 'noopener'}>
            <DocumentPicture
              {...{ picture, alt, altLang }}
              sizes="(min-width: 40rem) 15rem, 45vw"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
