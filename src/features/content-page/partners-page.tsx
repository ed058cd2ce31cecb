import type { ReactNode } from 'react'
import type { DocumentView, LandingsView } from '../../model/views.ts'
import { DocumentPicture } from '../blocks/document-picture.tsx'
import { ContentPage } from './content-page.tsx'

interface PartnersPageProps {
  document: DocumentView & { partners: LandingsView['partners'] }
  /** The operator of the site, who takes proposals. */
  operator: ReactNode
}

/** Block that is shown while there is no partner. */
const emptyKey = 'none'

/** All partners by name, with a link to the page of each. */
export function PartnersPage({ document, operator }: PartnersPageProps) {
  const { partners, blocks } = document
  const shown = partners.length === 0 ? blocks : blocks.filter(({ key }) => key !== emptyKey)
  return (
    <ContentPage
      document={{ ...document, blocks: shown }}
      hue="cycling"
      after={{ offer: operator }}
    >
      {partners.length === 0 ? null : (
        <ul className="block-links">
          {partners.map(({ slug, title, lang, path, hue, logo }) => (
            <li key={slug} className={`g-${hue}`}>
              <a href={path} lang={lang ?? undefined}>
                {logo === null ? null : <DocumentPicture picture={logo} sizes="9rem" />}
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </ContentPage>
  )
}
