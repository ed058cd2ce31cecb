import { DocumentPicture } from '../blocks/document-picture.tsx'
import { ContentPage } from './content-page.tsx'
import type { LandingView } from './load-landings.ts'

/** Logos in the partner's order. Each has its name as text; some are links. */
function Logos({ logos }: Pick<LandingView, 'logos'>) {
  return (
    <ul className="block-links">
      {logos.map(({ key, name, picture, url }) => {
        const image = <DocumentPicture picture={picture} alt={name} sizes="9rem" />
        if (url === null)
          return (
            <li key={key}>
              <span>{image}</span>
            </li>
          )
        return (
          <li key={key}>
            <a href={url} rel={url.startsWith('/') ? undefined : 'noopener'}>
              {image}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The page of a partner: its texts and races in its colour, and the logos. */
export function LandingPage({ landing }: { landing: LandingView }) {
  const { hue, logos } = landing
  return (
    <div className={`g-${hue}`}>
      <ContentPage
        document={landing}
        hue={hue}
        end={logos.length === 0 ? null : <Logos logos={logos} />}
      />
    </div>
  )
}
