import { m } from '../../paraglide/messages.js'
import type { LoadedHome } from './load-home.ts'

export function homeHead({ home, near }: LoadedHome) {
  return {
    title: m.home_head_title(),
    description: home.description,
    alternates: home.alternates,
    sheets: [
      'home' as const,
      ...(near === null ? [] : ['near' as const]),
      ...(home.picks.some(({ cover }) => cover) ? ['pictures' as const] : []),
    ],
    indexable: near === null,
    structuredData: import.meta.env.SSR
      ? (origin: string) => [
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: 'Startline',
            url: `${origin}/`,
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${origin}${home.calendarPath}?text={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
        ]
      : undefined,
  }
}
