import type { DocumentView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { contentHead } from './content-head.ts'

/** Head of the page about the site, which describes the organisation. */
export const aboutHead = (document: DocumentView) =>
  contentHead(document, {
    name: m.footer_about(),
    about: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Startline',
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    }),
  })
